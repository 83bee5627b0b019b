import { isAsking } from '#domain/questionnaire/registry.ts';
import { askedNames } from '../../asked-names.ts';
import type { PageLogic } from '../../questions/page-logic.ts';
import { followAnswers } from '../follow-answers.ts';
import { createPath, toldIn } from './path-now.ts';
import { showCount, showPath, tellChange } from './show-path.ts';

/** Questions come and go as answers change. */
export function followPath(page: HTMLFormElement, logic: PageLogic): void {
  const pathBy = createPath(logic);
  const field = page.querySelector<HTMLInputElement>('input[name=asked]');
  followAnswers(() => {
    const path = pathBy(toldIn(page));
    const now = askedNames(path);
    showPath(page, path);
    const asking = path.asked.filter(isAsking);
    showCount(page, asking.filter(({ id }) => path.answers[id] !== undefined).length, asking.length);
    if (!field) return;
    tellChange(page, field.value.split(' '), now);
    // What was shown is said with what is posted.
    field.value = now.join(' ');
  });
}
