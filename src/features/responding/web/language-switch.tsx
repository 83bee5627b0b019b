import { useMatches } from 'react-router';
import { useLocaleChoices } from '#kit/web/i18n/locale-choice.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './taking-part.module.css';

/** What a page's `handle` may say to the frame. */
export interface TakingPartHandle {
  /** The id of the form, if the page shows one, that is posted with the choice so that nothing typed in it is lost. */
  form?(loaderData: unknown): string | undefined;
}

/** The same page in the other language. Within questions it is a button of their form, so that nothing typed is lost. */
export function LanguageSwitch() {
  const t = useText();
  const form = useMatches()
    .map((match) => (match.handle as TakingPartHandle | undefined)?.form?.(match.loaderData))
    .find(Boolean);
  return useLocaleChoices()
    .filter((choice) => !choice.current)
    .map(({ locale, href }) => {
      const language = t(`common:languageName.${locale}`);
      const common = { className: styles.language, lang: locale, 'data-locale': locale };
      return form ? (
        <button key={locale} type="submit" {...common} form={form} name="locale" value={locale}>
          {language}
        </button>
      ) : (
        <a key={locale} {...common} href={href} hrefLang={locale}>
          {language}
        </a>
      );
    });
}
