import { hasBranches } from '#domain/questionnaire/branches.ts';
import { optionsOf } from '#domain/questionnaire/registry.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { allowsBack } from '#features/projects/policy.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { backPath, questionsPath, TO } from '../addresses.ts';
import { TimeLeft } from '../clock/time-left.tsx';
import { AnswerWords } from '../last-step/review.tsx';
import type { Respondent } from '../open-respondent.ts';
import type { Place } from '../places.ts';
import { ProjectHead } from '../project-head.tsx';
import styles from '../taking-part.module.css';
import { TitleFace } from '../title-face.tsx';
import { Undone, undoneBy } from './at-stake.tsx';
import { pathSoFar, type Stop } from './path-so-far.ts';
import own from './tree.module.css';

interface BranchViewProps {
  respondent: Respondent;
  place: Place;
  /** The step that somebody means to go back to. */
  to: number | undefined;
}

/** The path so far. Each fork says what going back to it may undo before it leads there. */
export function BranchView({ respondent, place, to }: BranchViewProps) {
  const t = useText();
  return (
    <article className={own.page}>
      <ProjectHead project={respondent.project} part={t('takingPart:path')} />
      <TitleFace titles={[t('takingPart:path')]} />
      <header className={styles.head}>
        <LocalizedText as="p" className={styles.kicker} text={respondent.project.title} />
        <h1>{t('takingPart:path')}</h1>
        <p className={styles.intro}>
          {t(allowsBack(respondent.project) ? 'takingPart:pathIntro' : 'takingPart:noBack')}
        </p>
      </header>
      <TimeLeft respondent={respondent} />
      <ol className={own.path}>
        {pathSoFar(respondent, place).map((stop) => (
          <li
            key={stop.question.id}
            id={stop.step === to ? TO : undefined}
            data-stop={stop.question.id}
            data-fork={stop.isFork || undefined}
            aria-current={stop.isHere ? 'step' : undefined}
          >
            <StopOnPath respondent={respondent} stop={stop} isOpen={stop.step === to} />
          </li>
        ))}
      </ol>
      <footer className={styles.foot}>
        <ButtonLink to={questionsPath(respondent, place.step)} reloadDocument wide>
          {t('takingPart:stayHere')}
        </ButtonLink>
      </footer>
    </article>
  );
}

function StopOnPath({ respondent, stop, isOpen }: { respondent: Respondent; stop: Stop; isOpen: boolean }) {
  const t = useText();
  const locale = useLocale();
  const { question, answer, step, isFork, isHere } = stop;
  const isKept = answer !== undefined && !allowsBack(respondent.project);
  const asked = { question: localizedWords(question.title, locale) };
  const way = { to: backPath(respondent, step), reloadDocument: true };
  return (
    <>
      <p className={own.asked}>
        <MarkedText marks="inline" text={question.title} fallback={t('questions:untitled')} />
      </p>
      {isHere && answer === undefined ? null : (
        <p className={answer === undefined ? styles.none : own.said}>
          {answer === undefined ? t('takingPart:noAnswer') : <AnswerWords question={question} answer={answer} />}
        </p>
      )}
      {isFork && hasBranches(question) ? <OtherWays stop={stop} /> : null}
      {isHere ? <p className={own.here}>{t('takingPart:here')}</p> : null}
      {isHere || isKept ? null : isFork ? (
        <details className={own.back} open={isOpen}>
          <summary aria-label={t('takingPart:goBackTo', asked)}>{t('takingPart:goBackHere')}</summary>
          <Consequence respondent={respondent} stop={stop} />
          <ButtonLink {...way} variant="secondary">
            {t('takingPart:goBack')}
          </ButtonLink>
        </details>
      ) : (
        <LocaleLink {...way} className={own.change} aria-label={t('takingPart:changeAnswer', asked)}>
          {t('takingPart:change')}
        </LocaleLink>
      )}
    </>
  );
}

function Consequence({ respondent, stop: { question } }: { respondent: Respondent; stop: Stop }) {
  const t = useText();
  const undone = undoneBy(respondent, question);
  return undone.length > 0 ? <Undone questions={undone} /> : <p>{t('takingPart:undoesNone')}</p>;
}

/** The options that were not taken. */
function OtherWays({ stop: { question, answer } }: { stop: Stop }) {
  const t = useText();
  const others = optionsOf(question).filter(({ id }) => id !== answer);
  if (answer === undefined || others.length === 0) return null;
  return (
    <div className={own.others}>
      {t('takingPart:otherWays')}{' '}
      <ul>
        {others.map(({ id, label }) => (
          <li key={id}>
            <LocalizedText text={label} />
          </li>
        ))}
      </ul>
    </div>
  );
}
