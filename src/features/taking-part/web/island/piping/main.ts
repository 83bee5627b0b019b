/**
 * In place of the script that follows the path, of pages alone on which answers are piped into texts beside them: it
 * does that too, for both stand on the same lines, which are most of either.
 */

import { namePlaces } from '#domain/places/place-names.ts';
import type { PageLogic } from '../../questions/page-logic.ts';
import { localeOfPage } from '../fields.ts';
import { followPath } from '../logic/follow-path.ts';
import { fillLive } from './fill-live.ts';

const form = document.querySelector<HTMLFormElement>('form[data-logic]');
if (form) {
  const logic = JSON.parse(form.dataset.logic ?? '') as PageLogic;
  // What places are called is in the lists that they are chosen from.
  const places = [...form.querySelectorAll<HTMLOptionElement>('[data-level] option')];
  namePlaces(places.map(({ value, text }) => ({ id: value, name: { [localeOfPage()]: text } })));
  if (form.querySelector('[data-path]')) followPath(form, logic);
  fillLive(form, logic);
}
