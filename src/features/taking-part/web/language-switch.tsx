import { useMatches } from 'react-router';
import { useLocale } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleChoices } from '#kit/web/i18n/use-locale-choices.ts';
import { OtherLanguage } from '#ui/plain/other-language.tsx';
import type { TakingPartHandle } from './page-handle.ts';
import { GO } from './questions/go.ts';
import styles from './taking-part.module.css';

/**
 * The same page in the other language, where its survey is written in it. Within questions it is a button of their
 * form, so that nothing typed is lost.
 */
export function LanguageSwitch() {
  const locale = useLocale();
  const pages = useMatches().map(({ handle, loaderData }) => ({
    ...(handle as TakingPartHandle | undefined),
    loaderData,
  }));
  const form = pages.map((page) => page.form?.(page.loaderData)).find(Boolean);
  const written = pages.map((page) => page.survey?.(page.loaderData)).find(Boolean)?.languages;
  const others = useLocaleChoices().filter(({ locale: other, current }) => {
    // Whoever reads a page whose survey is not in its language is shown the way to the one it is in.
    return !current && (!written || written.includes(other) || !written.includes(locale));
  });
  return (
    <>
      {form ? <DefaultButton form={form} /> : null}
      {others.map((other) => (
        <OtherLanguage key={other.locale} {...other} form={form} className={styles.language} />
      ))}
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
      value={GO.on}
      className={styles.default}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
