import type { CSSProperties, ReactNode } from 'react';
import type { Option } from '#domain/questionnaire/schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { LocalizedText } from '../../localized-text.tsx';
import type { AnswerProps } from '../question-props.ts';
import { Ends } from './ends.tsx';
import own from './grid.module.css';

export function GridOfOne({ question, ...props }: AnswerProps<'grid_single_choice'>) {
  return <GridOfOptions {...props} rows={question.rows} options={question.options} type="radio" />;
}

export function GridOfSeveral({ question, ...props }: AnswerProps<'grid_multiple_choice'>) {
  return <GridOfOptions {...props} rows={question.rows} options={question.options} type="checkbox" />;
}

/** Stars would not be told apart so close to each other: steps are numbers. */
export function GridOfRatings({ question: { rows, steps }, ...props }: AnswerProps<'grid_rating'>) {
  const t = useText();
  const format = useFormat();
  const cells = Array.from({ length: steps }, (_, index) => ({
    value: String(index + 1),
    label: <span>{format.number(index + 1)}</span>,
  }));
  const ends = <Ends name={props.name} from={1} to={steps} low={t('questions:lowest')} high={t('questions:highest')} />;
  return <Grid {...props} rows={rows} cells={cells} type="radio" short ends={ends} />;
}

type GridProps = Pick<AnswerProps, 'name' | 'parts'> & { rows: readonly Option[]; type: 'radio' | 'checkbox' };

function GridOfOptions({ options, ...props }: GridProps & { options: readonly Option[] }) {
  const t = useText();
  const cells = options.map(({ id, label }, index) => ({
    value: id,
    label: <LocalizedText text={label} fallback={t('questions:option', { number: index + 1 })} />,
  }));
  return <Grid {...props} cells={cells} />;
}

interface CellsProps {
  cells: readonly { value: string; label: ReactNode }[];
  /** Numbers, which stand beside each other on a phone too. */
  short?: boolean;
  /** What the first and the last of them mean. */
  ends?: ReactNode;
}

/**
 * The same asked row by row. Each row is a group by itself, a card on a phone; with room for it the rows stand under
 * one head, which says to those who see it what every choice says for itself.
 */
function Grid({ name, rows, cells, type, parts = {}, short, ends }: GridProps & CellsProps) {
  const t = useText();
  return (
    <div
      id={fieldId(name)}
      tabIndex={-1}
      className={own.grid}
      data-short={short ? '' : undefined}
      style={{ '--cells': cells.length } as CSSProperties}
    >
      {ends ? <div className={own.ends}>{ends}</div> : null}
      <div className={own.head} aria-hidden="true">
        <span />
        {cells.map(({ value, label }) => (
          <span key={value}>{label}</span>
        ))}
      </div>
      {rows.map((row, index) => {
        const labelId = `${fieldId(name)}-${row.id}`;
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either of its roles is named so.
          <div
            key={row.id}
            className={own.row}
            role={type === 'radio' ? 'radiogroup' : 'group'}
            aria-labelledby={labelId}
          >
            <span id={labelId} className={own.label}>
              <LocalizedText text={row.label} fallback={t('questions:row', { number: index + 1 })} />
            </span>
            {cells.map(({ value, label }) => (
              <label key={value} className={own.cell}>
                <input
                  type={type}
                  name={`${name}.${row.id}`}
                  value={value}
                  defaultChecked={parts[row.id]?.includes(value)}
                />
                <span className={own.said}>{label}</span>
              </label>
            ))}
          </div>
        );
      })}
    </div>
  );
}
