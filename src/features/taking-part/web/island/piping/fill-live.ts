import { createFilling } from '#domain/questionnaire/piping/fill-texts.ts';
import { isLocale } from '#domain/text/locale.ts';
import type { PageLogic } from '../../questions/page-logic.ts';
import { localeOfPage } from '../fields.ts';
import { followAnswers } from '../follow-answers.ts';
import { createPath, toldIn } from '../logic/path-now.ts';

/** Texts that answers beside them are piped into follow these answers. */
export function fillLive(page: HTMLFormElement, logic: PageLogic): void {
  const pathBy = createPath(logic);
  const texts = [...page.querySelectorAll<HTMLElement>('[data-live]')];
  followAnswers(() => {
    const fill = createFilling({ ...pathBy(toldIn(page)), facts: logic.facts, variables: logic.variables });
    for (const text of texts) {
      const locale = isLocale(text.lang) ? text.lang : localeOfPage();
      const words = fill({ [locale]: text.dataset.live ?? '' })[locale] ?? '';
      if (text.textContent !== words) text.textContent = words;
    }
  });
}
