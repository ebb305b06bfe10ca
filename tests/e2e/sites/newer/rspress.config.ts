import { fixtureSite } from '../fixtureSite';

/** The newer release of a pair: one function more, one with another result. */
export default fixtureSite('newer', { base: '/funtool/' }, true);
