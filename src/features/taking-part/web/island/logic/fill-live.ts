import { createFilling } from '#domain/questionnaire/piping/fill-texts.ts';
import { isLocale } from '#domain/text/locale.ts';
import type { PageLogic } from '../../questions/page-logic.ts';
import { localeOfPage } from '../fields.ts';
import type { PathNow } from './path-now.ts';

/** Texts that answers beside them are piped into follow these answers. */
export function createLiveTexts(
  page: HTMLFormElement,
  { facts, variables }: Pick<PageLogic, 'facts' | 'variables'>,
): (path: PathNow) => void {
  const texts = [...page.querySelectorAll<HTMLElement>('[data-live]')];
  return (path) => {
    const fill = createFilling({ ...path, facts, variables });
    for (const text of texts) {
      const locale = isLocale(text.lang) ? text.lang : localeOfPage();
      const words = fill({ [locale]: text.dataset.live ?? '' })[locale] ?? '';
      if (text.textContent !== words) text.textContent = words;
    }
  };
}
