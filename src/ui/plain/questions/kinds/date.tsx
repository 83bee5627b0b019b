import { DAY_PARTS } from '#domain/questionnaire/kinds/time/day-parts.ts';
import { END_PARTS } from '#domain/questionnaire/kinds/time/range-parts.ts';
import { monthNames } from '#domain/text/format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { Icon } from '../../icons.tsx';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import { Clock } from './clock.tsx';
import own from './date.module.css';

/** What a day and a year look like in either digit set: a field that does not is the one at fault. */
const DAY = '[0০]?[1-9১-৯]|[12১২][0-9০-৯]|[3৩][01০১]';
const YEAR = '[0-9০-৯]{4}';

export function DateInput({ question, ...fields }: AnswerProps<'date'>) {
  return <Day {...fields} bounds={question} />;
}

/** A day, and below it a time of that day. */
export function DateTimeInput({ question, ...fields }: AnswerProps<'date_time'>) {
  return (
    <div className={own.several}>
      <Day {...fields} bounds={question} />
      <Clock {...fields} step={question.step} />
    </div>
  );
}

/** The first day and the last. */
export function DateRangeInput({ question, ...fields }: AnswerProps<'date_range'>) {
  const t = useText();
  const [first, last] = END_PARTS;
  return (
    <div className={own.several}>
      <Day {...fields} bounds={question} names={first} of={t('questions:firstDay')} />
      <Day {...fields} bounds={question} names={last} of={t('questions:lastDay')} />
    </div>
  );
}

interface DayProps extends Pick<AnswerProps, 'name' | 'parts'> {
  bounds: { min?: string | undefined; max?: string | undefined };
  /** What its fields are called after the question: day, month and year. */
  names?: readonly string[] | undefined;
  /** Which day it is, where there are several. */
  of?: string;
}

/**
 * Day, month and year, in the words and digits of the page and in either digit set: a device's own field for dates
 * follows the device. Its calendar is offered beside them where script can open it.
 */
function Day({ name, parts = {}, bounds, names = DAY_PARTS, of }: DayProps) {
  const t = useText();
  const locale = useLocale();
  const [day, month, year] = names.map((part) => ({ name: `${name}.${part}`, value: parts[part]?.[0] }));
  // A placeholder of nothing, for a style sheet to see what is empty.
  const digits = {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    placeholder: ' ',
    className: styles.control,
  } as const;
  const fields = (
    <div className={own.date} data-day="">
      <label>
        <span>{t('questions:day')}</span>
        <input
          id={names === END_PARTS[1] ? undefined : fieldId(name)}
          name={day?.name}
          maxLength={2}
          pattern={DAY}
          defaultValue={day?.value}
          {...digits}
        />
      </label>
      <label>
        <span>{t('questions:month')}</span>
        <select name={month?.name} className={styles.control} defaultValue={month?.value ?? ''}>
          <option value="" />
          {monthNames(locale).map((word, index) => (
            <option key={word} value={String(index + 1).padStart(2, '0')}>
              {word}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('questions:year')}</span>
        <input name={year?.name} minLength={4} maxLength={4} pattern={YEAR} defaultValue={year?.value} {...digits} />
      </label>
      <span className={own.calendar}>
        <button type="button" hidden data-calendar="" aria-label={t('questions:calendar')}>
          <Icon>
            <path d="M4 6h16v14H4zM4 11h16M8 3v5m8-5v5" />
          </Icon>
        </button>
        <input type="date" data-aside="" tabIndex={-1} aria-hidden="true" min={bounds.min} max={bounds.max} />
      </span>
    </div>
  );
  if (!of) return fields;
  return (
    <fieldset className={own.end}>
      <legend>{of}</legend>
      {fields}
    </fieldset>
  );
}
