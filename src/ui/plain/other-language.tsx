import type { Locale } from '#domain/text/locale.ts';
import { classNames } from '../class-names.ts';
import { LanguageName } from './language-name.tsx';
import styles from './other-language.module.css';

interface OtherLanguageProps {
  locale: Locale;
  /** The same page in that language. */
  href: string;
  /** The form that is posted with the choice instead, so that nothing typed in it is lost. */
  form?: string | undefined;
  className?: string | undefined;
  onClick?: () => void;
}

/** The way to the page in the other language, by the name it calls itself; the public bar has a menu with flags. */
export function OtherLanguage({ locale, href, form, className, onClick }: OtherLanguageProps) {
  const common = { className: classNames(styles.language, className), 'data-locale': locale, onClick };
  return form ? (
    <button type="submit" {...common} form={form} name="locale" value={locale}>
      <LanguageName locale={locale} />
    </button>
  ) : (
    <a {...common} href={href} hrefLang={locale}>
      <LanguageName locale={locale} />
    </a>
  );
}
