import { minutesOf } from '#domain/questionnaire/kinds/time/clock.ts';
import { partsOfDay } from '#domain/text/format.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import own from './date.module.css';

/** What an hour and a minute look like in either digit set; who thinks in 24 hours may write them. */
const HOUR = '[01০১]?[0-9০-৯]|[2২][0-3০-৩]';
const MINUTE = '[0-5০-৫][0-9০-৯]';

// A placeholder of nothing, for a style sheet to see what is empty.
const DIGITS = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  placeholder: ' ',
  maxLength: 2,
  className: styles.control,
} as const;

export function TimeInput({ question, ...fields }: AnswerProps<'time'>) {
  return <Clock {...fields} step={question.step} first />;
}

interface ClockProps extends Pick<AnswerProps, 'name' | 'parts'> {
  step: Parameters<typeof minutesOf>[0]['step'];
  /** Nothing else of the question is before it. */
  first?: boolean;
}

/**
 * A time of day as it is said in the language of the page: 7:30 pm, সন্ধ্যা ৭:৩০. A device's own field for times
 * follows the device.
 */
export function Clock({ name, parts = {}, step, first }: ClockProps) {
  const t = useText();
  const locale = useLocale();
  const [hour, minute, half] = [parts.hour?.[0], parts.minute?.[0], parts.half?.[0]];
  // Before the hour or after it, as it is said.
  const partOfDay = (
    <label data-half="">
      <span>{t('questions:half')}</span>
      <select name={`${name}.half`} className={styles.control} defaultValue={half ?? ''}>
        <option value="" />
        {partsOfDay(locale).map(({ id, word }) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={own.clock}>
      {locale === 'bn' ? partOfDay : null}
      <label>
        <span>{t('questions:hour')}</span>
        <input
          id={first ? fieldId(name) : undefined}
          name={`${name}.hour`}
          pattern={HOUR}
          defaultValue={hour}
          {...DIGITS}
        />
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its field is in it. */}
      <label>
        <span>{t('questions:minute')}</span>
        <Minute name={`${name}.minute`} shown={minute} step={step} />
      </label>
      {locale === 'bn' ? null : partOfDay}
    </div>
  );
}

interface MinuteProps extends Pick<ClockProps, 'step'> {
  name: string;
  shown: string | undefined;
}

/** Chosen among few, or typed. */
function Minute({ name, shown, step }: MinuteProps) {
  const format = useFormat();
  const offered = minutesOf({ step });
  if (offered.length === 0) {
    return <input name={name} minLength={2} pattern={MINUTE} defaultValue={shown} {...DIGITS} />;
  }
  return (
    <select name={name} className={styles.control} defaultValue={shown ?? ''}>
      <option value="" />
      {offered.map((value) => (
        <option key={value}>{format.digits(value).padStart(2, format.digits(0))}</option>
      ))}
    </select>
  );
}
