import { Checkbox, NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { GroupColumn } from '#domain/questionnaire/kinds/group/asked-in.ts';
import { askingFor, COLUMN_ASKS, putColumn } from '#domain/questionnaire/kinds/group/columns.ts';
import type { Group } from '#domain/questionnaire/kinds/group/entries.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { type EditOptions, useBuilderTools } from '../builder-context.ts';
import { optionsOfColumn } from '../options/option-list.ts';
import styles from '../options/options.module.css';
import { ColumnOptions, ColumnsEditor } from '../options/options-editor.tsx';
import { newId } from '../parts/new-id.ts';
import { NumberField } from './number-field.tsx';
import { NumberPair } from './number-pair.tsx';
import { BoundFields } from './number-settings.tsx';
import own from './repeating-group-editor.module.css';
import { TextSetting } from './text-setting.tsx';

/** What is asked of each entry, and under it what each column takes. */
export function GroupColumns({ question }: { question: Group }) {
  const t = useText();
  return (
    <>
      <p className={styles.listName}>{t('builder:groupColumns')}</p>
      <ColumnsEditor question={question} />
      {question.columns.map((column, index) => (
        <ColumnSettings key={column.id} question={question} column={column} number={index + 1} />
      ))}
    </>
  );
}

function ColumnSettings({ question, column, number }: { question: Group; column: GroupColumn; number: number }) {
  const t = useText();
  const { editQuestion, locale } = useBuilderTools();
  const list = useMemo(() => optionsOfColumn(column.id), [column.id]);
  const put = (next: GroupColumn, edit?: EditOptions) => editQuestion(putColumn(question, next), edit);
  const name = localizedText(column.label, locale) || t('questions:column', { number });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers.
    <div role="group" aria-label={name} className={own.column}>
      <p className={own.name} aria-hidden="true">
        {name}
      </p>
      <div className={own.row}>
        <NativeSelect
          label={t('builder:columnAsks', { number })}
          value={column.asks}
          data={COLUMN_ASKS.map((asks) => ({ value: asks, label: t(`builder:asks.${asks}`) }))}
          onChange={({ currentTarget }) => {
            const asks = COLUMN_ASKS.find((one) => one === currentTarget.value);
            if (asks) put(askingFor(column, asks, newId));
          }}
        />
        <Checkbox
          label={t('builder:columnRequired')}
          checked={column.required}
          onChange={({ currentTarget }) => put({ ...column, required: currentTarget.checked })}
        />
      </div>
      {column.asks === 'number' ? (
        <div className={own.row}>
          <BoundFields bounds={column} onChange={(bounds) => put({ ...column, ...bounds })} />
          <TextSetting
            partId={`${question.id}-${column.id}`}
            name="unit"
            label={t('builder:unit')}
            placeholder={t('builder:unitHint')}
            maxLength={LIMITS.unit}
            value={column.unit}
            onChange={(unit, edit) => put({ ...column, unit }, edit)}
          />
        </div>
      ) : null}
      {column.asks === 'choice' ? (
        <>
          <p className={styles.listName}>{t('builder:columnOptions', { number })}</p>
          <ColumnOptions question={question} list={list} />
        </>
      ) : null}
    </div>
  );
}

/** How many entries there may be, and what one is called. */
export function GroupSettings({ question }: { question: Group }) {
  const t = useText();
  const { editQuestion } = useBuilderTools();
  const { id, least, most, entry } = question;
  return (
    <>
      <NumberPair hint={t('builder:entriesNote')}>
        <NumberField
          label={t('builder:leastEntries')}
          value={least}
          min={0}
          max={LIMITS.entries}
          onChange={(next = least) => editQuestion({ ...question, least: next })}
        />
        <NumberField
          label={t('builder:mostEntries')}
          value={most}
          min={1}
          max={LIMITS.entries}
          onChange={(next = most) => editQuestion({ ...question, most: next })}
        />
      </NumberPair>
      <TextSetting
        partId={id}
        name="entry"
        label={t('builder:entryWord')}
        placeholder={t('builder:entryWordHint')}
        maxLength={LIMITS.unit}
        value={entry}
        onChange={(word, edit) => editQuestion({ ...question, entry: word }, edit)}
      />
    </>
  );
}
