import { type KeyboardEvent, memo } from 'react';
import type { TextPlace } from '#domain/questionnaire/kind.ts';
import { hasLines, longestText } from '#domain/questionnaire/texts/longest-text.ts';
import type { Locale } from '#domain/text/locale.ts';
import { type Localized, missingLocales, readLocalized } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { GrowingText } from '../builder/fields/growing-text.tsx';
import styles from './translations.module.css';

interface TextRowProps {
  name: string;
  place: TextPlace;
  text: Localized;
  languages: readonly Locale[];
  /** It is kept with the settings: its steps are taken back in their place, and here by the browser. */
  hasOwnUndo: boolean;
  /** A text as it stands in its field. */
  toField: (text: string, locale: Locale) => string;
  onWrite: (locale: Locale, text: string) => void;
}

/** One text in each language. What it is missing in shows the other, to be translated. */
export const TextRow = memo(function TextRow({
  name,
  place,
  text,
  languages,
  hasOwnUndo,
  toField,
  onWrite,
}: TextRowProps) {
  const t = useText();
  const missing = missingLocales(text, languages);
  const isOneLine = !hasLines(place);

  function press(event: KeyboardEvent<HTMLTextAreaElement>, locale: Locale): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isOneLine || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // On to the text below, as in a table.
    const fields = [...document.querySelectorAll<HTMLElement>(`textarea[data-cell='${locale}']`)];
    fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus();
  }

  return (
    <div className={styles.row} data-own-undo={hasOwnUndo || undefined}>
      <span className={styles.what}>{name}</span>
      {languages.map((locale) => {
        const isMissing = missing.includes(locale);
        return (
          <div key={locale} className={styles.cell} data-missing={isMissing || undefined}>
            <span className={styles.tag} lang={locale} aria-hidden="true">
              {t(`common:languageName.${locale}`)}
            </span>
            <GrowingText
              lang={locale}
              data-cell={locale}
              data-missing={isMissing || undefined}
              aria-label={t('builder:inLanguage', { field: name, language: t(`builder:language.${locale}`) })}
              placeholder={readLocalized(text, locale)?.text}
              look="cell"
              maxLength={longestText(place)}
              value={toField(text[locale] ?? '', locale)}
              onWrite={(written) => onWrite(locale, isOneLine ? written.replaceAll(/\s*\n\s*/g, ' ') : written)}
              onKeyDown={(event) => press(event, locale)}
            />
          </div>
        );
      })}
    </div>
  );
}, isSameRow);

/** What is written goes to the place of the row, whenever it was drawn. */
function isSameRow(before: TextRowProps, after: TextRowProps): boolean {
  return before.text === after.text && before.name === after.name && before.languages === after.languages;
}
