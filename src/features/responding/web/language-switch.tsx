import { useMatches } from 'react-router';
import { useLocaleChoices } from '#kit/web/i18n/locale-choice.ts';
import { LanguageName } from '#ui/plain/language-name.tsx';
import styles from './taking-part.module.css';

/** What a page's `handle` may say to the frame. */
export interface TakingPartHandle {
  /** The id of the form, if the page shows one, that is posted with the choice so that nothing typed in it is lost. */
  form?(loaderData: unknown): string | undefined;
}

/** The same page in the other language. Within questions it is a button of their form, so that nothing typed is lost. */
export function LanguageSwitch() {
  const form = useMatches()
    .map((match) => (match.handle as TakingPartHandle | undefined)?.form?.(match.loaderData))
    .find(Boolean);
  const others = useLocaleChoices().filter((choice) => !choice.current);
  return (
    <>
      {form ? <DefaultButton form={form} /> : null}
      {others.map(({ locale, href }) => {
        const common = { className: styles.language, 'data-locale': locale };
        return form ? (
          <button key={locale} type="submit" {...common} form={form} name="locale" value={locale}>
            <LanguageName locale={locale} />
          </button>
        ) : (
          <a key={locale} {...common} href={href} hrefLang={locale}>
            <LanguageName locale={locale} />
          </a>
        );
      })}
    </>
  );
}

/** What Enter presses in the form: of all its buttons the first on the page, or Enter would change the language. */
function DefaultButton({ form }: { form: string }) {
  return (
    <button
      type="submit"
      form={form}
      name="go"
      value="next"
      className={styles.default}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
