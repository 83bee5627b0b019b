import type { ReactNode } from 'react';
import { NPS_SCALE } from '#domain/answers/net-promoter-score.ts';
import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { LocalizedText } from '../../localized-text.tsx';
import type { AnswerProps } from '../question-props.ts';
import styles from './scale.module.css';

export function OpinionScale({ question, ...props }: AnswerProps<'opinion_scale'>) {
  const { from, to, low, high } = question;
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

interface ScaleProps extends Pick<AnswerProps, 'name' | 'shown'> {
  from: number;
  to: number;
  /** What the ends mean; null where nobody said. */
  low: ReactNode;
  high: ReactNode;
}

/**
 * Numbers in a row, as wide as the column; on a phone many of them make two rows. A digit on a keyboard is what it
 * says.
 */
function Scale({ name, shown, from, to, low, high }: ScaleProps) {
  const format = useFormat();
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const endsId = `${fieldId(name)}-ends`;
  const hasEnds = low !== null || high !== null;
  return (
    <div className={styles.scale} data-by-value="">
      <div className={styles.steps} data-many={steps.length > MOST_IN_A_ROW ? '' : undefined}>
        {steps.map((step) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              id={step === from ? fieldId(name) : undefined}
              name={name}
              value={step}
              defaultChecked={shown?.[0] === String(step)}
              aria-describedby={hasEnds && (step === from || step === to) ? endsId : undefined}
            />
            <span>{format.number(step)}</span>
          </label>
        ))}
      </div>
      {hasEnds ? (
        <p id={endsId} className={styles.ends}>
          <End step={format.number(from)}>{low}</End>
          <End step={format.number(to)}>{high}</End>
        </p>
      ) : null}
    </div>
  );
}

/** More are two rows on a phone. */
const MOST_IN_A_ROW = 7;

function End({ step, children }: { step: string; children: ReactNode }) {
  if (children === null) return <span />;
  return (
    <span>
      <b>{step}</b> {children}
    </span>
  );
}
