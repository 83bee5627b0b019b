import type { CSSProperties } from 'react';
import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import type { AnswerProps } from '../question-props.ts';
import { Ends, endsId } from './ends.tsx';
import { Face } from './face.tsx';
import styles from './rating.module.css';
import { Scale } from './scale.tsx';

/** More are two rows on a phone. */
const MOST_IN_A_ROW = 6;

/** Steps from 1 on, drawn as their owner likes: what is answered is the same. */
export function Rating(props: AnswerProps<'rating'>) {
  const { look = 'stars', steps, help } = props.question;
  const t = useText();
  // An owner who writes help says what the ends mean.
  const isTold = isBlank(help);
  const ends = { from: 1, to: steps, low: t('questions:lowest'), high: t('questions:highest') };
  if (look !== 'numbers') return <DrawnSteps {...props} look={look} ends={isTold ? ends : undefined} />;
  return <Scale {...props} {...ends} {...(isTold ? {} : { low: null, high: null })} />;
}

interface DrawnStepsProps extends AnswerProps<'rating'> {
  look: 'stars' | 'hearts' | 'smileys';
  ends: { from: number; to: number; low: string; high: string } | undefined;
}

/**
 * Radio buttons drawn as stars or hearts, filled up to the chosen one, or as faces, of which one is chosen; with their
 * numbers. On a phone many of them make two equal rows.
 */
function DrawnSteps({ question, name, shown, look, ends }: DrawnStepsProps) {
  const t = useText();
  const format = useFormat();
  const steps = Array.from({ length: question.steps }, (_, index) => index + 1);
  return (
    <div className={styles.rating} style={{ '--steps': question.steps } as CSSProperties}>
      <div
        className={styles.stars}
        data-look={look}
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
              aria-label={
                look === 'stars' ? t('questions:ratingStep', { count: step }) : format.outOf(step, question.steps)
              }
              aria-describedby={ends && (step === 1 || step === question.steps) ? endsId(name) : undefined}
            />
            {look === 'smileys' ? <Face mood={(step - 1) / (question.steps - 1)} /> : null}
            <span aria-hidden="true">{format.number(step)}</span>
          </label>
        ))}
      </div>
      {ends ? <Ends name={name} {...ends} /> : null}
    </div>
  );
}
