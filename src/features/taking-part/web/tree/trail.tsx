import { allowsBack } from '#features/projects/policy.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { AnswerWords } from '../last-step/review.tsx';
import type { Respondent } from '../open-respondent.ts';
import type { Place } from '../places.ts';
import { lookBack } from '../questions/way-on.ts';
import { pathSoFar, type Stop } from './path-so-far.ts';
import styles from './tree.module.css';

/** More of them would run below the question; the whole path has a page of its own. */
const MOST_STOPS = 6;

/**
 * The path taken, beside the question or as a line above it. Forks lead back, by buttons of the form, so that nothing
 * typed is lost. Where nobody goes back, it only tells the way.
 */
export function Trail({ respondent, place }: { respondent: Respondent; place: Place }) {
  const t = useText();
  const goesBack = allowsBack(respondent.project);
  const path = pathSoFar(respondent, place);
  const before = path.slice(
    0,
    path.findIndex(({ isHere }) => isHere),
  );
  return (
    <nav className={styles.trail} aria-label={t('takingPart:path')} data-trail={path.length - 1}>
      <p className={styles.name}>{t('takingPart:path')}</p>
      <ol>
        {before.slice(-MOST_STOPS).map((stop) => (
          <li key={stop.question.id} data-fork={stop.isFork || undefined}>
            {stop.isFork && goesBack ? (
              <button type="submit" name="go" value={lookBack(stop.step)}>
                <Passed {...stop} />
              </button>
            ) : (
              <Passed {...stop} />
            )}
          </li>
        ))}
        <li aria-current="step">{t('takingPart:here')}</li>
      </ol>
      {path.length > 1 && goesBack ? (
        <button type="submit" className={styles.whole} name="go" value={lookBack()}>
          {t('takingPart:wholePath')}
        </button>
      ) : null}
    </nav>
  );
}

/** A question that lies behind, with what was said. */
function Passed({ question, answer }: Pick<Stop, 'question' | 'answer'>) {
  const t = useText();
  return (
    <>
      <MarkedText marks="none" className={styles.asked} text={question.title} fallback={t('questions:untitled')} />{' '}
      <span className={styles.said}>
        {answer === undefined ? t('takingPart:noAnswer') : <AnswerWords question={question} answer={answer} />}
      </span>
    </>
  );
}
