// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { COUNTERPART } from '@funtool-docs/shared/sharedNames';
import { syncCounterpartLinks } from './navActions';

const PLACE = '?x=2#errors';

it('has links to the same page elsewhere keep the place, as it is when they are pressed', () => {
  history.replaceState(null, '', PLACE);
  document.body.innerHTML = `<a href="/en/at" ${COUNTERPART}><b>English</b></a><a href="/home">Home</a>`;
  syncCounterpartLinks();
  const [counterpart, home] = document.querySelectorAll('a');
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    counterpart!.href = '/en/at';
    for (const target of [counterpart!.firstChild!, home!]) {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true });
      target.addEventListener(type, () => event.preventDefault(), { once: true });
      target.dispatchEvent(event);
    }
    expect(counterpart!.href).toBe(`${location.origin}/en/at${PLACE}`);
    expect(home!.getAttribute('href')).toBe('/home');
  }
});
