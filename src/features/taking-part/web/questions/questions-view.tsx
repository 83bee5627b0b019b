import { progressOf } from '#domain/questionnaire/flow.ts';
import { pathOf } from '#kit/contract/request.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { saveAnswers } from '../../contract.ts';
import type { Respondent } from '../open-respondent.ts';
import { hasLastStep, type Place } from '../places.ts';
import { ProjectHead } from '../project-head.tsx';
import { SaveState } from '../save-state.tsx';
import styles from '../taking-part.module.css';
import type { Refused } from './answer-questions.ts';
import { ProblemSummary, ProblemTemplate } from './problem-summary.tsx';
import { Progress } from './progress.tsx';
import { QuestionList } from './question-list.tsx';
import own from './questions.module.css';

/** The id of the form. */
export const FORM = 'answers';

interface QuestionsViewProps {
  respondent: Respondent;
  place: Place;
  refused: Refused | undefined;
}

/** One page of questions, and the way on and back. A preview names no address to save to. */
export function QuestionsView({ respondent, place, refused }: QuestionsViewProps) {
  const t = useText();
  const { step, steps, isChange } = place;
  const progress = progressOf(respondent.project.questionnaire, respondent.answers);
  const problems = Object.keys(refused?.problems ?? {}).length;
  const isStep = respondent.project.viewType === 'step';
  const where = isStep ? t('takingPart:step', { step, steps }) : undefined;
  return (
    <form
      method="post"
      id={FORM}
      className={own.form}
      noValidate
      autoComplete="off"
      data-respondent={respondent._id}
      data-save={respondent.isPreview ? undefined : pathOf(saveAnswers, { params: { id: respondent._id } })}
      data-view={respondent.project.viewType}
    >
      <ProjectHead
        project={respondent.project}
        part={problems > 0 ? t('takingPart:problems', { count: problems }) : where}
      />
      <header className={`${styles.head} ${own.head}`}>
        <LocalizedText as="h1" text={respondent.project.title} />
        <Progress {...progress} step={isStep ? step : undefined} />
      </header>
      <ProblemSummary
        questions={place.questions}
        from={step}
        problems={refused?.problems ?? {}}
        message={refused?.message}
      />
      <QuestionList respondent={respondent} place={place} refused={refused} />
      <footer className={`${styles.foot} ${own.foot}`}>
        <div className={styles.buttons}>
          {step > 1 && !isChange ? (
            <Button variant="secondary" name="go" value="back">
              {t('questions:back')}
            </Button>
          ) : null}
          <Button name="go" value="next">
            {t(wayOn(respondent, place))}
          </Button>
        </div>
        {respondent.isPreview ? null : <SaveState />}
        {step < steps && !isChange ? <VisuallyHidden role="status" data-leads-on={t('takingPart:leadsOn')} /> : null}
      </footer>
      <ProblemTemplate />
    </form>
  );
}

/** What the button that goes on says: where to. */
function wayOn(respondent: Respondent, { step, steps, isChange }: Place) {
  if (step < steps && !isChange) return 'questions:next';
  if (respondent.project.reviewAnswers) return 'takingPart:review';
  return isChange || hasLastStep(respondent) ? 'takingPart:goOn' : 'takingPart:submit';
}
