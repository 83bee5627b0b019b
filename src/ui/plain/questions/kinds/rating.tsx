import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';

/**
 * Radio buttons drawn as stars with their numbers; every star up to the chosen one is
 * filled. On a phone many stars make two equal rows.
 */
export function Rating({ question, name, shown }: AnswerProps<'rating'>) {
  const t = useText();
  const format = useFormat();
  const steps = Array.from({ length: question.steps }, (_, index) => index + 1);
  return (
    <div className={styles.rating}>
      <div className={styles.stars} data-steps={question.steps}>
        {steps.map((step) => (
          <label key={step} className={styles.star}>
            <input
              type="radio"
              id={step === 1 ? fieldId(name) : undefined}
              name={name}
              value={step}
              defaultChecked={shown?.[0] === String(step)}
              aria-label={t('questions:ratingStep', { count: step })}
            />
            <span aria-hidden="true">{format.number(step)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
