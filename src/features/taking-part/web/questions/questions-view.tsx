import { decidesWhoIsAsked, progressOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { uploadsOf } from '#domain/questionnaire/registry.ts';
import { allowsBack } from '#features/projects/policy.ts';
import { pathOf } from '#kit/contract/request.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { Button } from '#ui/plain/button.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { saveAnswers } from '../../contract/answering.ts';
import { isOnTree } from '../addresses.ts';
import { askedNames } from '../asked-names.ts';
import type { Respondent } from '../open-respondent.ts';
import type { Place } from '../places.ts';
import { PreviewValues, showsValues } from '../preview/preview-values.tsx';
import { SaveState } from '../save-state.tsx';
import styles from '../taking-part.module.css';
import { AtStake } from '../tree/at-stake.tsx';
import { branchesFor } from '../tree/branches.tsx';
import { Trail } from '../tree/trail.tsx';
import { GO, TURN } from './go.ts';
import { LivePiping, pipedHere } from './live-piping.tsx';
import { LiveQuestions, LiveScript } from './live-questions.tsx';
import { OpenedQuestions } from './opened-questions.tsx';
import { pageLogicOf } from './page-logic.ts';
import { ProblemSummary, ProblemTemplate } from './problem-summary.tsx';
import { Progress, stepWords } from './progress.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionScripts } from './question-scripts.tsx';
import own from './questions.module.css';
import { QuestionsForm } from './questions-form.tsx';
import type { Refused } from './refused.ts';
import { stepOn } from './step-on.ts';
import { ASKED } from './way-on.ts';
import { leadsOn, wayOn } from './way-on-words.ts';
import { whichIsSaid } from './which-is-said.ts';

interface QuestionsViewProps {
  respondent: Respondent;
  place: Place;
  refused: Refused | undefined;
  /** What was sent before came too late for its question. */
  isLate?: boolean;
}

/** One page of questions, and the way on and back. A preview names no address to save to. */
export function QuestionsView({ respondent, place, refused, isLate = false }: QuestionsViewProps) {
  const t = useText();
  const { questionnaire } = respondent.project;
  const isLive = decidesWhoIsAsked(questionnaire) && place.questions.length > 1;
  const piped = pipedHere(respondent, place);
  const withValues = showsValues(respondent);
  const isPiping = piped.size > 0 || withValues;
  const { asked } = place.path;
  const problems = Object.keys(refused?.problems ?? {}).length;
  const onTree = isOnTree(respondent);
  const page = onTree || respondent.project.viewType === 'step' ? stepOn(respondent, place) : undefined;
  const goesBack = allowsBack(respondent.project);
  const isTold = place.questions.some((each) => asked.includes(each) && respondent.told?.tells.includes(each.id));
  const { showProgress } = respondent.project;
  const said = whichIsSaid(respondent.project.kind, questionnaire);
  const progress = showProgress ? (
    <Progress
      {...(page ?? progressOf(questionnaire, respondent.answers, factsOf(respondent), respondent.untouched))}
      byPath={isLive}
    />
  ) : null;
  const where = page && showProgress && t(stepWords(page), { step: page.step, steps: page.total });
  return (
    <QuestionsForm
      respondent={respondent}
      part={problems > 0 ? t('takingPart:problems', { count: problems }) : where || undefined}
      progress={progress}
      encType={place.questions.some(uploadsOf) ? 'multipart/form-data' : undefined}
      data-save={respondent.isPreview ? undefined : pathOf(saveAnswers, { params: { id: respondent._id } })}
      data-no-back={goesBack ? undefined : ''}
      data-view={page ? 'step' : respondent.project.viewType}
      data-logic={isLive || isPiping ? JSON.stringify(pageLogicOf(respondent, piped)) : undefined}
    >
      {isLate ? <Alert>{t('takingPart:questionWasLate')}</Alert> : null}
      {respondent.turn?.question ? <input type="hidden" name={TURN} value={respondent.turn.question} /> : null}
      {onTree && !place.isChange ? <Trail respondent={respondent} place={place} /> : null}
      {place.more ? <Alert>{t('takingPart:openedByChange')}</Alert> : null}
      <OpenedQuestions questions={asked} opened={refused?.opened ?? []} />
      <ProblemSummary questions={asked} problems={refused?.problems ?? {}} message={refused?.message} />
      {decidesWhoIsAsked(questionnaire) ? (
        <input type="hidden" name={ASKED} value={askedNames(place.path).join(' ')} />
      ) : null}
      {onTree ? <AtStake respondent={respondent} place={place} /> : null}
      {said.above && place.previous === undefined ? (
        <p className={own.maySkip}>{t(`takingPart:${said.above}`)}</p>
      ) : null}
      <LivePiping respondent={respondent} piped={piped}>
        <QuestionList
          shownTo={respondent._id}
          answers={respondent.answers}
          place={place}
          refused={refused}
          final={respondent.final}
          says={said.beside}
          isLive={isLive}
          branchesOf={onTree ? branchesFor(respondent) : undefined}
        />
      </LivePiping>
      {withValues ? <PreviewValues respondent={respondent} /> : null}
      <footer className={`${styles.foot} ${own.foot}`}>
        <div className={styles.buttons}>
          {place.previous !== undefined && !place.isChange && goesBack ? (
            <Button variant="secondary" name="go" value={GO.back}>
              {t('questions:back')}
            </Button>
          ) : null}
          <Button name="go" value={GO.on}>
            {/* What is told of the last answer comes before it is submitted. */}
            {t(isTold && !leadsOn(place) ? 'takingPart:goOn' : wayOn(respondent, place))}
          </Button>
        </div>
        {goesBack ? (
          respondent.isPreview ? null : (
            <SaveState />
          )
        ) : (
          <p className={styles.stateRoom}>{t('takingPart:noBack')}</p>
        )}
        {page && leadsOn(place) && goesBack ? (
          <VisuallyHidden role="status" data-leads-on={t('takingPart:leadsOn')} />
        ) : null}
      </footer>
      <ProblemTemplate />
      <QuestionScripts questions={place.questions} />
      {isLive ? <LiveQuestions /> : null}
      {isLive || isPiping ? <LiveScript /> : null}
    </QuestionsForm>
  );
}
