import type { Locale } from '#domain/text/locale.ts';
import { useBuilderTools } from '../builder-context.ts';
import { type Numbered, numbered } from '../logic/numbered.ts';
import { fromField, pipedAtEnd, toField } from './field-text.ts';

interface FieldTexts {
  toField: (text: string, locale: Locale) => string;
  fromField: (written: string) => string;
  /** Where what is piped begins that stands before the caret: Backspace deletes all of it. */
  pipedBefore: (field: HTMLTextAreaElement) => number | undefined;
}

/** How texts stand in the fields of the builder, where answers may be piped into them. */
export function useFieldTexts(): FieldTexts {
  const { now } = useBuilderTools();
  const names = (): Numbered => numbered(now().questionnaire);
  return {
    toField: (text, locale) => (text.includes('{{') ? toField(text, names(), locale) : text),
    fromField: (written) => (written.includes('{{') ? fromField(written, names()) : written),
    pipedBefore({ selectionStart, selectionEnd, value }) {
      if (selectionStart !== selectionEnd || !value.includes('{{')) return undefined;
      return pipedAtEnd(value.slice(0, selectionStart), names());
    },
  };
}
