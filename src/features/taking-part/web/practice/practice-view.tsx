import { isAsking, valuesOf } from '#domain/questionnaire/registry.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import type { Practising } from '../../contract/welcome.ts';
import { questionsPath } from '../addresses.ts';
import type { Respondent } from '../open-respondent.ts';
import type { Place } from '../places.ts';
import { ProblemSummary, ProblemTemplate } from '../questions/problem-summary.tsx';
import { Progress } from '../questions/progress.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import { QuestionScripts } from '../questions/question-scripts.tsx';
import own from '../questions/questions.module.css';
import { QuestionsForm } from '../questions/questions-form.tsx';
import type { Refused } from '../questions/refused.ts';
import { stepOn } from '../questions/step-on.ts';
import styles from '../taking-part.module.css';
import { Answered } from '../told/answered.tsx';
import { TOLD_ID } from '../told/told-id.ts';
import { PRACTICE_GO } from './practice-fields.ts';
import practice from './practice-view.module.css';
import { PracticeScript, RememberHere } from './remember-here.tsx';
import { type Told, ToldTry } from './told-try.tsx';

interface PracticeViewProps {
  respondent: Respondent;
  place: Place;
  refused: Refused | undefined;
  /** Then the server remembers how well they know what they practise, and their browser does not. */
  signedIn: boolean;
  remembered: Practising['own'];
}

/** One question of practice: asked, and once it is tried, what came of it beside the way on. */
export function PracticeView({ respondent, place, refused, signedIn, remembered }: PracticeViewProps) {
  const t = useText();
  const question = place.questions.find(isAsking);
  const told = respondent.practice?.tried.find(({ id }) => id === question?.id);
  const isOver = told?.isOver === true;
  const page = stepOn(respondent, place);
  const { project } = respondent;
  const outcome = told && t(`takingPart:resultOutcome.${told.outcome}`);
  const asked = <Asked respondent={respondent} place={place} refused={refused} told={told} />;
  return (
    <QuestionsForm
      respondent={respondent}
      part={outcome || t('takingPart:step', { step: page.step, steps: page.total })}
      progress={project.showProgress ? <Progress {...page} /> : null}
      data-view="step"
    >
      <ProblemSummary questions={place.path.asked} problems={refused?.problems ?? {}} message={refused?.message} />
      {told && !refused ? (
        <Answered outcome={told.outcome} isOver={told.isOver}>
          {asked}
        </Answered>
      ) : (
        asked
      )}
      {told && !signedIn ? <RememberHere projectId={respondent.projectId} told={told} /> : null}
      <footer className={`${styles.foot} ${own.foot}`}>
        {told && !refused ? <ToldTry told={told} own={remembered} /> : null}
        <div className={`${styles.buttons} ${practice.buttons}`}>
          {question && !isOver ? <TryButtons /> : <WayOn respondent={respondent} next={place.next} />}
        </div>
      </footer>
      <ProblemTemplate />
      <QuestionScripts questions={isOver ? [] : place.questions} />
      <PracticeScript />
    </QuestionsForm>
  );
}

/** The question with what was tried last in its fields. */
function Asked({
  respondent,
  place,
  refused,
  told,
}: Pick<PracticeViewProps, 'respondent' | 'place' | 'refused'> & { told: Told | undefined }) {
  const locale = useLocale();
  const question = place.questions.find(isAsking);
  const given = told?.given ?? undefined;
  const typed = question && given !== undefined ? { [question.id]: valuesOf(question, given, locale) } : {};
  const shown = refused ?? { typed, problems: {}, wrong: {}, opened: [] };
  return (
    <QuestionList shownTo={respondent._id} answers={{}} place={place} refused={shown as Refused} says="required" />
  );
}

function TryButtons() {
  const t = useText();
  return (
    <>
      <Button name="go" value={PRACTICE_GO.check}>
        {t('practice:check')}
      </Button>
      <Button variant="secondary" name="go" value={PRACTICE_GO.show}>
        {t('practice:show')}
      </Button>
    </>
  );
}

/** To the next question, or to the end; one may stop at any of them. */
function WayOn({ respondent, next }: { respondent: Respondent; next: number | undefined }) {
  const t = useText();
  const told = { 'data-way-on': '', 'aria-describedby': TOLD_ID };
  return (
    <>
      {next === undefined ? null : (
        <ButtonLink to={questionsPath(respondent, next)} reloadDocument {...told}>
          {t('practice:next')}
        </ButtonLink>
      )}
      <Button
        variant={next === undefined ? 'primary' : 'secondary'}
        name="go"
        value={PRACTICE_GO.finish}
        {...(next === undefined && told)}
      >
        {t(next === undefined ? 'practice:finish' : 'practice:stop')}
      </Button>
    </>
  );
}
