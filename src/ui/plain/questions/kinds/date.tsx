import { DAY_PARTS } from '#domain/questionnaire/kinds/time/day-parts.ts';
import { monthNames } from '#domain/text/format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { Icon } from '../../icons.tsx';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import own from './date.module.css';

/** What a day and a year look like in either digit set: a field that does not is the one at fault. */
const DAY = '[0০]?[1-9১-৯]|[12১২][0-9০-৯]|[3৩][01০১]';
const YEAR = '[0-9০-৯]{4}';

/**
 * Day, month and year, in the words and digits of the page and in either digit set: a device's own field for dates
 * follows the device. Its calendar is offered beside them where script can open it.
 */
export function DateInput({ question, name, parts = {} }: AnswerProps<'date'>) {
  const t = useText();
  const locale = useLocale();
  const [day, month, year] = DAY_PARTS.map((part) => parts[part]?.[0]);
  // A placeholder of nothing, for a style sheet to see what is empty.
  const digits = {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    placeholder: ' ',
    className: styles.control,
  } as const;
  return (
    <div className={own.date} data-day="">
      <label>
        <span>{t('questions:day')}</span>
        <input id={fieldId(name)} name={`${name}.day`} maxLength={2} pattern={DAY} defaultValue={day} {...digits} />
      </label>
      <label>
        <span>{t('questions:month')}</span>
        <select name={`${name}.month`} className={styles.control} defaultValue={month ?? ''}>
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
        <input name={`${name}.year`} minLength={4} maxLength={4} pattern={YEAR} defaultValue={year} {...digits} />
      </label>
      <span className={own.calendar}>
        <button type="button" hidden data-calendar="" aria-label={t('questions:calendar')}>
          <Icon>
            <path d="M4 6h16v14H4zM4 11h16M8 3v5m8-5v5" />
          </Icon>
        </button>
        <input type="date" data-aside="" tabIndex={-1} aria-hidden="true" min={question.min} max={question.max} />
      </span>
    </div>
  );
}
