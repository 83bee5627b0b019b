import { NativeSelect } from '@mantine/core';
import { hasColumns } from '#domain/questionnaire/kinds/grid/cells.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { namedRows } from './words/row-words.ts';

interface RowPickProps {
  question: Question;
  row: string | undefined;
  onChange: (row: string) => void;
}

/** Which row or cell of an answer is looked at; nothing where an answer is one. */
export function RowPick({ question, row, onChange }: RowPickProps) {
  const translator = usePageTranslator();
  const { t } = translator;
  const rows = namedRows(question, translator);
  if (rows.length === 0) return null;
  const isThere = rows.some(({ id }) => id === row);
  return (
    <NativeSelect
      aria-label={t(hasColumns(question) ? 'logic:cell' : 'logic:row')}
      value={isThere ? row : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {isThere ? null : <option value="">{t('logic:unfittingTest')}</option>}
      {rows.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
