import { fixtureSite } from '../fixtureSite';

/** The older release of a pair, in a folder of the newer one; it has a function that is gone there. */
export default fixtureSite('older', { base: '/funtool/v1.0.0/' }, true);
