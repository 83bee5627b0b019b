import { useCallbackRef } from '@mantine/hooks';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { isBlank, type Localized, missingLocales, readLocalized } from '#domain/text/localized.ts';
import type { Piped } from '#domain/text/piped.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { LANGUAGE_TAGS } from '../../workshop/language-tags.ts';
import { useBuilderTools } from '../builder-context.ts';
import { useFormatting } from '../marks/use-formatting.tsx';
import { fieldId } from '../parts/element-ids.ts';
import { InsertAnswer } from '../piping/insert-answer.tsx';
import { usePipedField } from '../piping/use-piped-field.ts';
import { GrowingText } from './growing-text.tsx';
import styles from './localized-field.module.css';

interface LocalizedFieldProps {
  partId: string;
  field: string;
  value: Localized;
  onChange: (value: Localized) => void;
  /** What is written here, for those who hear the page. */
  label: string;
  placeholder: string;
  look: 'title' | 'section' | 'help' | 'option';
  maxLength: number;
  /** How it may be marked, if it may: within its line, or with lists too. */
  marks?: 'inline' | 'all';
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>, locale: Locale) => void;
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>, locale: Locale) => void;
}

/**
 * A text written where it stands, once for each language one writes in. Where it is still missing in one, the text in
 * the other stands there to be translated.
 */
export function LocalizedField(props: LocalizedFieldProps) {
  const { partId, field, value, onChange, label, placeholder, look, maxLength, marks, onKeyDown, onPaste } = props;
  const t = useText();
  const { writing, languages, writeAt } = useBuilderTools();
  /** What was last written in: that is where an answer is inserted. */
  const [last, setLast] = useState<Locale>();
  const isSeveral = writing.length > 1;
  const missing = isBlank(value) ? [] : missingLocales(value, languages);
  const languageOf = (locale: Locale) => t(`builder:language.${locale}`);

  const fieldIn = (locale: Locale) => fieldId(partId, field, locale);
  const piped = usePipedField({
    fieldId: fieldIn,
    write: (locale, text) => onChange(written(value, locale, text)),
  });
  const write = (locale: Locale, shown: string) => piped.write(locale, inLines(shown, look));
  const insert = useCallbackRef((picked: Piped) => {
    if (last) piped.insert(last, picked);
  });
  const formatting = useFormatting({ label, marks: marks ?? 'inline', fieldId: fieldIn, write });

  return (
    <div className={styles.localized} data-several={isSeveral || undefined}>
      <div className={styles.lines}>
        {writing.map((locale) => (
          <div key={locale} lang={locale} className={styles.line} data-look={look} data-tagged={isSeveral || undefined}>
            {isSeveral ? (
              <span className={styles.tag} aria-hidden="true">
                {LANGUAGE_TAGS[locale]}
              </span>
            ) : null}
            <GrowingText
              id={fieldIn(locale)}
              lang={locale}
              aria-label={
                languages.length > 1 ? t('builder:inLanguage', { field: label, language: languageOf(locale) }) : label
              }
              placeholder={readLocalized(written(value, locale, ''), locale)?.text ?? placeholder}
              look={look}
              maxLength={maxLength}
              value={piped.shown(value[locale] ?? '', locale)}
              onFocus={() => setLast(locale)}
              onWrite={(text) => write(locale, text)}
              onKeyDownCapture={(event) => {
                if (marks) formatting.press(event, locale);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Backspace' && piped.deletePiped(event.currentTarget, locale)) event.preventDefault();
                else onKeyDown?.(event, locale);
              }}
              onPaste={onPaste && ((event) => onPaste(event, locale))}
            />
          </div>
        ))}
      </div>
      {last && writing.includes(last) ? (
        <>
          {marks ? formatting.menu(last) : null}
          <InsertAnswer partId={partId} label={label} onPick={insert} />
        </>
      ) : null}
      {formatting.dialog}
      {missing.map((locale) => (
        <button
          key={locale}
          type="button"
          className={styles.missing}
          title={t('builder:missingIn', { language: languageOf(locale) })}
          onClick={() => writeAt(locale, fieldIn(locale))}
        >
          <span lang={locale} aria-hidden="true">
            {LANGUAGE_TAGS[locale]}
          </span>
          <VisuallyHidden>{t('builder:missingIn', { language: languageOf(locale) })}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

/** Titles and options are one line, also where several are pasted. */
function inLines(text: string, look: LocalizedFieldProps['look']): string {
  return look === 'help' ? text : text.replaceAll(/\s*\n\s*/g, ' ');
}

/** An emptied language is left out, so that a text taken back is the text there was. */
function written(value: Localized, locale: Locale, text: string): Localized {
  const { [locale]: _before, ...others } = value;
  return text === '' ? others : { ...others, [locale]: text };
}
