import type { ReactNode } from 'react';
import { type CellsQuestion, cellId } from '#domain/questionnaire/kinds/grid/cells.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { LocalizedText } from '../../localized-text.tsx';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import own from './cells.module.css';
import { DropdownOption } from './dropdown.tsx';

/** More columns than these have no room beside each other on any page of questions. */
export const MOST_BESIDE = 4;

export function GridOfTexts(props: AnswerProps<'grid_text'>) {
  return <CellsGrid {...props}>{(field) => <input {...field} type="text" maxLength={LIMITS.cell * 4} />}</CellsGrid>;
}

export function GridOfNumbers(props: AnswerProps<'grid_number'>) {
  const inputMode = props.question.decimals > 0 || (props.question.min ?? -1) < 0 ? 'decimal' : 'numeric';
  return <CellsGrid {...props}>{(field) => <input {...field} type="text" inputMode={inputMode} />}</CellsGrid>;
}

export function GridOfDropdowns(props: AnswerProps<'grid_dropdown'>) {
  const t = useText();
  const options = props.question.options.map((option, index) => (
    <DropdownOption key={option.id} option={option} number={index + 1} />
  ));
  return (
    <CellsGrid {...props}>
      {(field) => (
        <select {...field}>
          <option value="">{t('common:chooseOption')}</option>
          {options}
        </select>
      )}
    </CellsGrid>
  );
}

type Field = Record<'id' | 'name' | 'className' | 'defaultValue', string | undefined>;

interface CellsGridProps extends Pick<AnswerProps, 'name' | 'parts'> {
  question: CellsQuestion;
  children: (field: Field) => ReactNode;
}

/**
 * What is asked of each row, column by column. Each row is a group by itself, a card on a phone; with room for it the
 * rows stand under one head, which says to those who see it what every field says for itself.
 */
function CellsGrid({ question: { rows, columns }, name, parts = {}, children }: CellsGridProps) {
  const t = useText();
  const heads = columns.map(({ label }, index) => (
    <LocalizedText key={columns[index]?.id} text={label} fallback={t('questions:column', { number: index + 1 })} />
  ));
  return (
    <div
      id={fieldId(name)}
      tabIndex={-1}
      className={own.grid}
      data-beside={columns.length <= MOST_BESIDE ? columns.length : undefined}
    >
      <div className={own.head} aria-hidden="true">
        <span />
        {heads}
      </div>
      {rows.map((row, index) => {
        const labelId = `${fieldId(name)}-${row.id}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers.
          <div key={row.id} className={own.row} role="group" aria-labelledby={labelId}>
            <span id={labelId} className={own.label}>
              <LocalizedText text={row.label} fallback={t('questions:row', { number: index + 1 })} />
            </span>
            {columns.map((column, at) => {
              const cell = cellId(row, column);
              const id = `${fieldId(name)}-${cell}`;
              return (
                <label key={column.id} className={own.cell} htmlFor={id}>
                  <span className={own.said}>{heads[at]}</span>
                  {children({
                    id,
                    name: `${name}.${cell}`,
                    className: styles.control,
                    defaultValue: parts[cell]?.[0] ?? '',
                  })}
                </label>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
