/** The script of pages with long lists to choose from, or with places: they are typed in. */
import { createFinder } from './finder.ts';
import { narrowPlaces } from './narrow-places.ts';

for (const list of document.querySelectorAll<HTMLSelectElement>('[data-finder] > select:not([data-level])')) {
  createFinder(list, () => true);
}
for (const box of document.querySelectorAll<HTMLElement>('[data-address]')) narrowPlaces(box);
