import { createFinder } from './finder.ts';

/** Of an address, each list offers what lies in the place above it. */
export function narrowPlaces(box: HTMLElement): void {
  const lists = [...box.querySelectorAll<HTMLSelectElement>('select[data-level]')];
  const finders = lists.map((list, index) =>
    createFinder(list, (place) => {
      const around = lists.slice(0, index).findLast(({ value }) => value !== '')?.value;
      return around === undefined || place.startsWith(`${around}-`);
    }),
  );

  // Before the form hears of it and sends what the lists say.
  box.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const changed = lists.indexOf(target);
    const place = target.value;
    for (const [index, list] of lists.entries()) {
      if (index > changed && !(place && list.value.startsWith(`${place}-`))) list.value = '';
      if (index < changed && place)
        list.value = place
          .split('-')
          .slice(0, index + 1)
          .join('-');
    }
    for (const finder of finders) finder?.show();
  });
}
