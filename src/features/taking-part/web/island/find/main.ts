/** The script of pages with a long list to choose from: it is typed in. */
import { createFinder } from './finder.ts';

for (const list of document.querySelectorAll<HTMLSelectElement>('[data-finder] > select:not([data-level])')) {
  createFinder(list, () => true);
}
