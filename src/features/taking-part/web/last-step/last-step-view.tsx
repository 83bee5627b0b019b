import { missingRequired, pagesOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { allowsBack, askedDetails } from '#features/projects/policy.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { questionsPath } from '../addresses.ts';
import { TimeLeft } from '../clock/time-left.tsx';
import type { Respondent } from '../open-respondent.ts';
import { onPath, placeOf } from '../places.ts';
import { ProjectHead } from '../project-head.tsx';
import { WaitingState } from '../save-state.tsx';
import styles from '../taking-part.module.css';
import { TitleFace } from '../title-face.tsx';
import { DetailsForm, detailName } from './details-form.tsx';
import type { Unfinished } from './finish.ts';
import { LeftOpen } from './left-open.tsx';
import { MissingAnswers } from './missing-answers.tsx';
import { Review } from './review.tsx';

interface LastStepViewProps {
  respondent: Respondent;
  unfinished: Unfinished | undefined;
}

/** What stands between the questions and the end: the answers once more, and who gave them, as far as that is asked. */
export function LastStepView({ respondent, unfinished }: LastStepViewProps) {
  const t = useText();
  const { questionnaire, viewType } = respondent.project;
  const isMissing = missingRequired(questionnaire, respondent.answers, factsOf(respondent)).length > 0;
  const asked = askedDetails(respondent.project);
  // Whoever finds the address themself sees their answers as well.
  const isReview = respondent.project.reviewAnswers || asked.length === 0;
  const title = t(isReview || isMissing ? 'takingPart:lastStep' : 'takingPart:aboutYou');
  const isBesideFields = asked.some((field) => unfinished?.fields[detailName(field)]);
  const last = placeOf(respondent, new URLSearchParams({ q: String(pagesOf(questionnaire, viewType).length) }));
  const backTo = questionsPath(respondent, onPath(respondent, last).step);

  return (
    <form method="post" noValidate data-once className={styles.last}>
      <ProjectHead project={respondent.project} part={title} />
      <TitleFace titles={[title]} />
      <header className={styles.head}>
        <LocalizedText as="p" className={styles.kicker} text={respondent.project.title} />
        <h1>{title}</h1>
        <p className={styles.intro}>{t(isReview ? 'takingPart:lastStepIntro' : 'takingPart:aboutYouIntro')}</p>
      </header>
      <TimeLeft respondent={respondent} />
      {unfinished && !isMissing && !isBesideFields ? <FormError message={unfinished.message} /> : null}
      <MissingAnswers respondent={respondent} refused={unfinished !== undefined} />
      {isMissing ? null : <LeftOpen respondent={respondent} />}
      {isReview ? <Review respondent={respondent} /> : null}
      <DetailsForm
        respondent={respondent}
        titled={isReview || isMissing}
        details={unfinished?.details ?? respondent.details}
        errors={unfinished?.fields ?? {}}
      />
      <footer className={styles.foot}>
        <div className={styles.buttons}>
          {allowsBack(respondent.project) ? (
            <ButtonLink to={backTo} reloadDocument variant="secondary">
              {t('takingPart:backToQuestions')}
            </ButtonLink>
          ) : null}
          <Button>{t('takingPart:submit')}</Button>
        </div>
        <WaitingState />
      </footer>
    </form>
  );
}
