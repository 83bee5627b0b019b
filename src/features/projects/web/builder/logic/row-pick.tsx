import { NativeSelect } from '@mantine/core';
import { optionsOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';

interface RowPickProps {
  question: Question;
  row: string | undefined;
  onChange: (row: string) => void;
}

/** Which row of an answer is looked at; nothing where an answer is one. */
export function RowPick({ question, row, onChange }: RowPickProps) {
  const t = useText();
  const locale = useLocale();
  const rows = rowsOf(question);
  if (rows.length === 0) return null;
  // What is put in order, or given amounts, are the options themselves.
  const unwritten = rows === optionsOf(question) ? 'questions:option' : 'questions:row';
  const isThere = rows.some(({ id }) => id === row);
  return (
    <NativeSelect
      aria-label={t('logic:row')}
      value={isThere ? row : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {isThere ? null : <option value="">{t('logic:unfittingTest')}</option>}
      {rows.map(({ id, label }, index) => (
        <option key={id} value={id}>
          {localizedText(label, locale) || t(unwritten, { number: index + 1 })}
        </option>
      ))}
    </NativeSelect>
  );
}
