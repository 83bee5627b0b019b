import { rememberLocale } from '#kit/web/i18n/remember-locale.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleChoices } from '#kit/web/i18n/use-locale-choices.ts';
import { Flag } from './flag.tsx';
import { LanguageName } from './language-name.tsx';
import styles from './locale-dropdown.module.css';
import { Menu } from './menu.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LocaleDropdownProps {
  /**
   * A flag and the language's name (the public bar), a flag (the back office), or the language's code (the dashboard);
   * on a desk the name stands beside each of them.
   */
  shows?: 'name' | 'flag' | 'code';
}

/** The same page in the other language. A plain link: the document it opens speaks that language throughout. */
export function LocaleDropdown({ shows = 'name' }: LocaleDropdownProps) {
  const t = useText();
  const locale = useLocale();
  const name = t(`common:languageName.${locale}`);
  const code = shows === 'code' ? locale.toUpperCase() : null;
  return (
    <Menu
      trigger={
        <>
          <VisuallyHidden>{`${t('common:language')}: ${code ? `${code} ` : ''}${name}`}</VisuallyHidden>
          {/* As much of that as there is room for. */}
          <span className={styles.seen} aria-hidden="true">
            {code ?? <Flag locale={locale} />}
            <span className={styles.name} data-beside={shows}>
              {name}
            </span>
          </span>
        </>
      }
    >
      {useLocaleChoices().map((choice) => (
        <li key={choice.locale}>
          <a
            href={choice.href}
            hrefLang={choice.locale}
            aria-current={choice.current || undefined}
            onClick={() => rememberLocale(choice.locale)}
          >
            <Flag locale={choice.locale} />
            <LanguageName locale={choice.locale} />
          </a>
        </li>
      ))}
    </Menu>
  );
}
