import type { Localized } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { LANGUAGE_TAGS } from '../../workshop/language-tags.ts';
import { useBuilderTools } from '../builder-context.ts';
import styles from './canvas.module.css';

/** While both languages are written side by side: what a part that is not open is called in the other one. */
export function OtherTitles({ title }: { title: Localized }) {
  const { writing } = useBuilderTools();
  return writing.slice(1).map((locale) =>
    title[locale] ? (
      <p key={locale} lang={locale} className={styles.otherTitle} aria-hidden="true">
        <span className={styles.tag}>{LANGUAGE_TAGS[locale]}</span>
        {localizedWords(title, locale)}
      </p>
    ) : null,
  );
}
