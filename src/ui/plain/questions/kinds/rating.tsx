import type { CSSProperties } from 'react';
import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import { Ends, endsId } from './ends.tsx';

/** More are two rows on a phone. */
const MOST_IN_A_ROW = 6;

/**
 * Radio buttons drawn as stars with their numbers; every star up to the chosen one is
 * filled. On a phone many stars make two equal rows.
 */
export function Rating({ question, name, shown }: AnswerProps<'rating'>) {
  const t = useText();
  const format = useFormat();
  // An owner who writes help says what the ends mean.
  const isTold = isBlank(question.help);
  const steps = Array.from({ length: question.steps }, (_, index) => index + 1);
  return (
    <div className={styles.rating} style={{ '--steps': question.steps } as CSSProperties}>
      <div
        className={styles.stars}
        data-steps={question.steps}
        data-many={question.steps > MOST_IN_A_ROW ? '' : undefined}
      >
        {steps.map((step) => (
          <label key={step} className={styles.star}>
            <input
              type="radio"
              id={step === 1 ? fieldId(name) : undefined}
              name={name}
              value={step}
              defaultChecked={shown?.[0] === String(step)}
              aria-label={t('questions:ratingStep', { count: step })}
              aria-describedby={isTold && (step === 1 || step === question.steps) ? endsId(name) : undefined}
            />
            <span aria-hidden="true">{format.number(step)}</span>
          </label>
        ))}
      </div>
      {isTold ? (
        <Ends name={name} from={1} to={question.steps} low={t('questions:lowest')} high={t('questions:highest')} />
      ) : null}
    </div>
  );
}
