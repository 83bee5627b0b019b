import { NPS_SCALE } from '#domain/answers/statistics/net-promoter-score.ts';
import { CES_SCALE } from '#domain/answers/statistics/top-box.ts';
import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { LocalizedText } from '../../localized-text.tsx';
import type { AnswerProps } from '../question-props.ts';
import { Ends, type EndsProps, endsId } from './ends.tsx';
import styles from './scale.module.css';

export function OpinionScale({ question, ...props }: AnswerProps<'opinion_scale'>) {
  const t = useText();
  const { from, to, low, high, help } = question;
  // Named ends, or the owner's help, say it better.
  if ([low, high, help].every(isBlank)) {
    return <Scale {...props} from={from} to={to} low={t('questions:lowest')} high={t('questions:highest')} />;
  }
  return (
    <Scale
      {...props}
      from={from}
      to={to}
      low={isBlank(low) ? null : <LocalizedText text={low} />}
      high={isBlank(high) ? null : <LocalizedText text={high} />}
    />
  );
}

export function NetPromoter({ question: _question, ...props }: AnswerProps<'nps'>) {
  const t = useText();
  return <Scale {...props} {...NPS_SCALE} low={t('questions:notLikely')} high={t('questions:veryLikely')} />;
}

export function Effort({ question: _question, ...props }: AnswerProps<'ces'>) {
  const t = useText();
  return <Scale {...props} {...CES_SCALE} low={t('questions:veryHard')} high={t('questions:veryEasy')} />;
}

type ScaleProps = Pick<AnswerProps, 'shown'> & EndsProps;

/**
 * Numbers in a row, as wide as the column; on a phone many of them make two rows. A digit on a keyboard is what it
 * says.
 */
export function Scale({ name, shown, from, to, low, high }: ScaleProps) {
  const format = useFormat();
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const hasEnds = low !== null || high !== null;
  return (
    <div data-by-value="">
      <div className={styles.steps} data-many={steps.length > MOST_IN_A_ROW ? '' : undefined}>
        {steps.map((step) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              id={step === from ? fieldId(name) : undefined}
              name={name}
              value={step}
              defaultChecked={shown?.[0] === String(step)}
              aria-describedby={hasEnds && (step === from || step === to) ? endsId(name) : undefined}
            />
            <span>{format.number(step)}</span>
          </label>
        ))}
      </div>
      {hasEnds ? <Ends name={name} from={from} to={to} low={low} high={high} /> : null}
    </div>
  );
}

/** More are two rows on a phone. */
const MOST_IN_A_ROW = 7;
