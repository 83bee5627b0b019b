import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { atStake } from '#domain/questionnaire/logic/forks.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import type { Respondent } from '../open-respondent.ts';
import type { Place } from '../places.ts';
import styles from './tree.module.css';

/** What another answer here may take off the path; nothing where nothing hangs on it. */
export function AtStake({ respondent, place }: { respondent: Respondent; place: Place }) {
  const t = useText();
  const [question] = place.questions;
  const undone = question ? undoneBy(respondent, question) : [];
  if (undone.length === 0) return null;
  return (
    <div className={styles.stake} data-at-stake="">
      {t('takingPart:undoes', { count: undone.length })} <Titles questions={undone} />
    </div>
  );
}

/** The questions whose answers another answer to this one may take off the path. */
export function undoneBy(respondent: Respondent, { id }: Question): readonly Question[] {
  return atStake(respondent.project.questionnaire, respondent.answers, factsOf(respondent), id);
}

export function Undone({ questions }: { questions: readonly Question[] }) {
  const t = useText();
  return (
    <>
      <p>{t('takingPart:undoes', { count: questions.length })}</p>
      <Titles className={styles.undone} questions={questions} />
      <p>{t('takingPart:offPathKept')}</p>
    </>
  );
}

function Titles({ questions, className }: { questions: readonly Question[]; className?: string | undefined }) {
  const t = useText();
  return (
    <ul className={className}>
      {questions.map(({ id, title }) => (
        <li key={id}>
          <MarkedText marks="none" text={title} fallback={t('questions:untitled')} />
        </li>
      ))}
    </ul>
  );
}
