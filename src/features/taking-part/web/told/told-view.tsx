import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { Button } from '#ui/plain/button.tsx';
import type { Respondent } from '../open-respondent.ts';
import type { Place } from '../places.ts';
import { GO } from '../questions/go.ts';
import { ProblemSummary } from '../questions/problem-summary.tsx';
import { Progress } from '../questions/progress.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import own from '../questions/questions.module.css';
import { QuestionsForm } from '../questions/questions-form.tsx';
import { stepOn } from '../questions/step-on.ts';
import { wayOn } from '../questions/way-on-words.ts';
import styles from '../taking-part.module.css';
import { Answered } from './answered.tsx';
import { ToldAnswer } from './told-answer.tsx';
import { TOLD_ID } from './told-id.ts';

interface ToldViewProps {
  respondent: Respondent;
  place: Place;
  /** The id of the question, whose answer is final. */
  final: string;
  /** Something else was sent since, which was not taken. */
  isLate: boolean;
  message: string | undefined;
}

/** A question of a quiz once it is answered for good: closed, with what its owner shows of it beside the way on. */
export function ToldView({ respondent, place, final, isLate, message }: ToldViewProps) {
  const t = useText();
  const { project, _id, answers } = respondent;
  const told = respondent.told?.questions.find(({ id }) => id === final);
  const page = stepOn(respondent, place);
  const outcome = told?.outcome && t(`takingPart:resultOutcome.${told.outcome}`);
  return (
    <QuestionsForm
      respondent={respondent}
      part={outcome || t('takingPart:step', { step: page.step, steps: page.total })}
      progress={project.showProgress ? <Progress {...page} /> : null}
      final={final}
      data-view="step"
    >
      {isLate ? <Alert announce>{t('takingPart:answerStands')}</Alert> : null}
      <ProblemSummary questions={[]} problems={{}} message={message} />
      <Answered outcome={told?.outcome ?? null} isOver>
        <QuestionList shownTo={_id} answers={answers} place={place} refused={undefined} />
      </Answered>
      <footer className={`${styles.foot} ${own.foot}`}>
        {told ? <ToldAnswer told={told} /> : null}
        <div className={styles.buttons}>
          <Button name="go" value={GO.on} data-way-on="" aria-describedby={told ? TOLD_ID : undefined}>
            {t(wayOn(respondent, place))}
          </Button>
        </div>
        <p className={styles.stateRoom}>{t('takingPart:answerIsFinal')}</p>
      </footer>
    </QuestionsForm>
  );
}
