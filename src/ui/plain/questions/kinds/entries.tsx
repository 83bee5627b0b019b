import type { ReactNode } from 'react';
import { entriesIn, entryCell } from '#domain/answers/entries.ts';
import type { GroupColumn } from '#domain/questionnaire/kinds/group/asked-in.ts';
import { entriesOf } from '#domain/questionnaire/kinds/group/entries.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { isBlank, localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { Icon } from '../../icons.tsx';
import { LocalizedText } from '../../localized-text.tsx';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import cells from './cells.module.css';
import { MOST_BESIDE } from './cells.tsx';
import { DropdownOption } from './dropdown.tsx';
import own from './entries.module.css';

/** So many entries have room at first where script cannot add them. */
const AT_FIRST = 3;

/**
 * The same fields for each entry, a card each on a phone, rows under one head with room for it. All there may be are on
 * the page, and those beyond what is needed hidden; the form comes back with one more (`questions/room-for-more`), the
 * page's script shows and empties them at once (`island/entries`).
 */
export function EntryList({ question, name, parts = {}, wrong = {} }: AnswerProps<'repeating_group'>) {
  const t = useText();
  const locale = useLocale();
  const { columns, least, most } = question;
  const shown = Math.min(most, Math.max(AT_FIRST, least, entriesIn(parts) ?? 0));
  const optional = columns.some(({ required }) => required);
  const rows = entriesOf(question);
  const labelId = (entry: string) => `${fieldId(name)}-${entry}`;
  const [first] = columns;
  return (
    <div
      id={fieldId(name)}
      tabIndex={-1}
      className={`${cells.grid} ${own.entries}`}
      data-beside={columns.length <= MOST_BESIDE ? columns.length : undefined}
      data-entries={least}
      data-added={t('questions:entryAdded', { entry: '##' })}
      data-removed={t('questions:entryRemoved', { entry: '##' })}
    >
      <div className={cells.head} aria-hidden="true">
        <span />
        {columns.map((column, index) => (
          <span key={column.id}>
            <ColumnName column={column} number={index + 1} optional={optional} />
          </span>
        ))}
      </div>
      {rows.map(({ id: entry, label }, index) => {
        const entryName = localizedText(label, locale);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers.
          <div
            key={entry}
            className={cells.row}
            role="group"
            aria-labelledby={labelId(entry)}
            hidden={index >= shown}
            data-entry={entryName}
          >
            <LocalizedText id={labelId(entry)} className={cells.label} text={label} />
            {columns.map((column, at) => {
              const cell = entryCell(index + 1, column.id);
              return (
                <Cell
                  key={column.id}
                  column={column}
                  name={`${name}.${cell}`}
                  value={parts[cell]?.[0]}
                  wrong={wrong[cell]}
                >
                  <ColumnName column={column} number={at + 1} optional={optional} />
                </Cell>
              );
            })}
            <button
              type="button"
              className={own.remove}
              aria-label={t('questions:removeEntry', { entry: entryName })}
              data-entry-remove=""
              hidden
            >
              <Icon>
                <path d="m6 6 12 12M18 6 6 18" />
              </Icon>
            </button>
          </div>
        );
      })}
      {shown < most && first ? (
        <button
          type="submit"
          className={own.add}
          name="more"
          value={`${question.id}.${entryCell(shown + 1, first.id)}`}
          formAction={`#${labelId(String(shown + 1))}`}
          data-entry-add=""
        >
          {t('questions:addEntry')}
        </button>
      ) : null}
      <VisuallyHidden role="status" data-entry-status="" />
    </div>
  );
}

interface CellProps {
  column: GroupColumn;
  name: string;
  value: string | undefined;
  /** What is wrong there, in words. */
  wrong: string | undefined;
  /** What the column is called. */
  children: ReactNode;
}

function Cell({ column, name, value = '', wrong, children }: CellProps) {
  const id = fieldId(name);
  const wrongId = `${id}-wrong`;
  return (
    <div className={cells.cell}>
      <label className={cells.said} htmlFor={id}>
        {children}
      </label>
      <CellField
        column={column}
        field={{
          id,
          name,
          className: styles.control,
          defaultValue: value,
          'aria-invalid': wrong ? true : undefined,
          'aria-describedby': wrong ? wrongId : undefined,
        }}
      />
      {wrong ? (
        <p id={wrongId} className={own.wrong} data-wrong="">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}

interface FieldAttributes {
  id: string;
  name: string;
  className: string | undefined;
  defaultValue: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function CellField({ column, field }: { column: GroupColumn; field: FieldAttributes }) {
  const t = useText();
  switch (column.asks) {
    case 'text':
      return <input {...field} type="text" maxLength={LIMITS.cell * 4} />;
    case 'number':
      return (
        <input
          {...field}
          type="text"
          inputMode={column.decimals > 0 || (column.min ?? -1) < 0 ? 'decimal' : 'numeric'}
        />
      );
    case 'choice':
      return (
        <select {...field}>
          <option value="">{t('common:chooseOption')}</option>
          {column.options.map((option, index) => (
            <DropdownOption key={option.id} option={option} number={index + 1} />
          ))}
        </select>
      );
  }
}

/** What is asked, what numbers are counted in, and where others have to be filled in, that this one may be left out. */
function ColumnName({ column, number, optional }: { column: GroupColumn; number: number; optional: boolean }) {
  const t = useText();
  const unit = column.asks === 'number' && !isBlank(column.unit) ? column.unit : undefined;
  return (
    <>
      <LocalizedText text={column.label} fallback={t('questions:column', { number })} />
      {unit ? (
        <>
          {' ('}
          <LocalizedText text={unit} />)
        </>
      ) : null}
      {optional && !column.required ? <span className={styles.optional}>{` (${t('common:optional')})`}</span> : null}
    </>
  );
}
