// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { repairAddress } from './repairAddress';

const address = () => location.pathname + location.search + location.hash;

afterEach(() => history.replaceState(null, '', '/'));

it('repairs the address of the page, and any that the history leads to, with its state', () => {
  history.replaceState({ at: 1 }, '', '/funtool/%zz?utm_campaign=50%off#100%');
  repairAddress();
  expect(address()).toBe('/funtool/％zz?utm_campaign=50%25off#100%25'.replace('％', '%EF%BC%85'));
  expect(history.state).toEqual({ at: 1 });
  history.pushState({ at: 2 }, '', '?x=%#%');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(address()).toMatch(/\?x=%25#%25$/);
  expect(history.state).toEqual({ at: 2 });
});

it('leaves a good address as it is written', () => {
  const good = '/funtool/guide/api/?x=50%25off&y=a%26b+%20%2F#a%2Fb';
  history.replaceState(null, '', good);
  repairAddress();
  expect(address()).toBe(good);
});
