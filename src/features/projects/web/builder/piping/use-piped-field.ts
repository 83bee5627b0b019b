import { flushSync } from 'react-dom';
import type { Locale } from '#domain/text/locale.ts';
import { type Piped, printPiped } from '#domain/text/piped.ts';
import { useBuilderTools } from '../builder-context.ts';
import { type Numbered, numbered } from '../logic/numbered.ts';
import { fromField, pipedAtEnd, toField } from './field-text.ts';
import { insertPiped, OPEN } from './insert-piped.ts';

interface PipedFieldProps {
  /** The id of its field in a language. */
  fieldId: (locale: Locale) => string;
  /** Takes a text as it is stored. */
  write: (locale: Locale, text: string) => void;
}

interface PipedField {
  /** A stored text as it stands in the field. */
  shown: (text: string, locale: Locale) => string;
  write: (locale: Locale, shown: string) => void;
  insert: (locale: Locale, piped: Piped) => void;
  /** Backspace behind what is piped deletes all of it. Whether it did. */
  deletePiped: (field: EventTarget, locale: Locale) => boolean;
}

/** A text that is being written, where answers may be piped into it. */
export function usePipedField({ fieldId, write: writeStored }: PipedFieldProps): PipedField {
  const { now } = useBuilderTools();
  const names = (): Numbered => numbered(now().questionnaire);

  function shown(text: string, locale: Locale): string {
    return text.includes('{{') ? toField(text, names(), locale) : text;
  }

  function write(locale: Locale, text: string): void {
    writeStored(locale, text.includes('{{') ? fromField(text, names()) : text);
  }

  function insert(locale: Locale, piped: Piped): void {
    const text = shown(printPiped({ ...piped, fallback: OPEN }), locale);
    insertPiped(document.getElementById(fieldId(locale)), text, (whole) => write(locale, whole));
  }

  function deletePiped(field: EventTarget, locale: Locale): boolean {
    if (!(field instanceof HTMLTextAreaElement)) return false;
    const { selectionStart, selectionEnd, value } = field;
    if (selectionStart !== selectionEnd || !value.includes('{{')) return false;
    const start = pipedAtEnd(value.slice(0, selectionStart), names());
    if (start === undefined) return false;
    flushSync(() => write(locale, value.slice(0, start) + value.slice(selectionEnd)));
    field.setSelectionRange(start, start);
    return true;
  }

  return { shown, write, insert, deletePiped };
}
