/** The second script of taking part, of pages alone on which answers decide what is asked, or stand in texts. */
import { namePlaces } from '#domain/places/place-names.ts';
import type { PageLogic } from '../../questions/page-logic.ts';
import { localeOfPage } from '../fields.ts';
import { followAnswers } from '../follow-answers.ts';
import { createLiveTexts } from './fill-live.ts';
import { createLivePath } from './follow-path.ts';
import { createPath, toldIn } from './path-now.ts';

const form = document.querySelector<HTMLFormElement>('form[data-logic]');
if (form) follow(form, JSON.parse(form.dataset.logic ?? '') as PageLogic);

function follow(page: HTMLFormElement, logic: PageLogic): void {
  // What places are called is in the lists that they are chosen from.
  const places = [...page.querySelectorAll<HTMLOptionElement>('[data-level] option')];
  namePlaces(places.map(({ value, text }) => ({ id: value, name: { [localeOfPage()]: text } })));
  const pathBy = createPath(logic);
  const showPath = page.querySelector('[data-path]') ? createLivePath(page, logic.untouched) : undefined;
  const fillTexts = createLiveTexts(page, logic);
  followAnswers(() => {
    const path = pathBy(toldIn(page));
    showPath?.(path);
    fillTexts(path);
  });
}
