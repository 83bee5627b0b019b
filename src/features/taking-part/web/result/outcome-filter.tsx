import type { Outcome } from '#domain/quiz/outcome.ts';
import type { Result } from '#domain/quiz/result-schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './quiz-result.module.css';
import { Sign } from './sign.tsx';

/** What one looks at first stands first. */
const ORDER: readonly Outcome[] = ['wrong', 'partly', 'unanswered', 'waiting', 'right'];

/**
 * How many answers came to what, and the way to them: whole without script, for the style sheet hides the others. It
 * opens at what was wrong, from which there is most to learn.
 */
export function OutcomeFilter({
  questions,
  unanswered,
}: Pick<Result, 'questions'> & { unanswered?: string | undefined }) {
  const t = useText();
  const format = useFormat();
  const counted = ORDER.map((outcome) => ({
    outcome,
    count: questions.filter((question) => question.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  if (counted.length < 2) return null;
  const first = counted[0]?.outcome === 'wrong' ? 'wrong' : 'all';
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{t('takingPart:resultShow')}</legend>
      <label>
        <input type="radio" name="outcome" value="all" defaultChecked={first === 'all'} autoComplete="off" />
        {t('takingPart:resultAll')} <span className={styles.filterCount}>{format.number(questions.length)}</span>
      </label>
      {counted.map(({ outcome, count }) => (
        <label key={outcome}>
          <input type="radio" name="outcome" value={outcome} defaultChecked={first === outcome} autoComplete="off" />
          <Sign of={outcome} size={16} />
          {(outcome === 'unanswered' && unanswered) || t(`takingPart:resultOutcome.${outcome}`)}{' '}
          <span className={styles.filterCount}>{format.number(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
