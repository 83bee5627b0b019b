import { isLocale } from '#domain/text/locale.ts';
import { rememberLocale } from '#kit/web/i18n/remember-locale.ts';

/** The language chosen in the bar is the one other pages open in. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-locale]') : null;
    const locale = chosen?.dataset.locale;
    if (isLocale(locale)) rememberLocale(locale);
  });
}
