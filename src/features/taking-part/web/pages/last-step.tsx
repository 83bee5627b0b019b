import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { missingRequired, pagesOf } from '#domain/questionnaire/flow.ts';
import { askedDetails } from '#features/projects/policy.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { Button } from '#ui/plain/button.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { takingPartPaths } from '../../paths.ts';
import { BarrierPage, groundOf, pageStatus } from '../barrier/barrier-page.tsx';
import { DetailsForm, detailName } from '../last-step/details-form.tsx';
import { finish, type Unfinished } from '../last-step/finish.ts';
import { MissingAnswers } from '../last-step/missing-answers.tsx';
import { Review } from '../last-step/review.tsx';
import { openRespondent, type Respondent } from '../open-respondent.ts';
import type { TakingPartHandle } from '../page-handle.ts';
import { questionsPath } from '../places.ts';
import { ProjectHead } from '../project-head.tsx';
import { WaitingState } from '../save-state.tsx';
import styles from '../taking-part.module.css';

const lastStepOf = (respondent: Respondent) => takingPartPaths.lastStep(respondent.projectId, respondent._id);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const respondent = await openRespondent(context.get(hostContext), params, lastStepOf);
  return data({ respondent }, { status: pageStatus(respondent.availability) });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const respondent = await openRespondent(host, params, lastStepOf);
  return finish(host, respondent, await request.formData());
}

export const handle = {
  ground: (found) => groundOf((found as { respondent?: Respondent } | undefined)?.respondent),
  languages: (found) => (found as { respondent?: Respondent } | undefined)?.respondent?.project.languages,
} satisfies TakingPartHandle;

export default function LastStep() {
  const t = useText();
  const { respondent } = useLoaderData<typeof loader>();
  const unfinished = useActionData<Unfinished>();
  if (respondent.availability !== 'open')
    return <BarrierPage barrier={respondent.availability} begun project={respondent.project} />;

  const { questionnaire, viewType } = respondent.project;
  const isMissing = missingRequired(questionnaire, respondent.answers).length > 0;
  const asked = askedDetails(respondent.project);
  // Whoever finds the address themself sees their answers as well.
  const isReview = respondent.project.reviewAnswers || asked.length === 0;
  const title = t(isReview || isMissing ? 'takingPart:lastStep' : 'takingPart:aboutYou');
  const fields = asked.flatMap((field) => {
    const name = detailName(field);
    const message = unfinished?.fields[name];
    return message ? [{ name, label: t(`takingPart:detail.${field}`), message }] : [];
  });
  const backTo = questionsPath(respondent, pagesOf(questionnaire, viewType).length);

  return (
    <form method="post" noValidate data-once>
      <ProjectHead project={respondent.project} part={title} />
      <header className={styles.head}>
        <LocalizedText as="p" className={styles.kicker} text={respondent.project.title} />
        <h1>{title}</h1>
        <p className={styles.intro}>{t(isReview ? 'takingPart:lastStepIntro' : 'takingPart:aboutYouIntro')}</p>
      </header>
      {unfinished && !isMissing ? (
        <FormError
          message={fields.length > 0 ? undefined : unfinished.message}
          fields={fields.length > 1 ? fields : []}
        />
      ) : null}
      <MissingAnswers respondent={respondent} refused={unfinished !== undefined} />
      {isReview ? <Review respondent={respondent} /> : null}
      <DetailsForm
        respondent={respondent}
        titled={isReview || isMissing}
        details={unfinished?.details ?? respondent.details}
        errors={unfinished?.fields ?? {}}
      />
      <footer className={styles.foot}>
        <div className={styles.buttons}>
          <ButtonLink to={backTo} reloadDocument variant="secondary">
            {t('takingPart:backToQuestions')}
          </ButtonLink>
          <Button>{t('takingPart:submit')}</Button>
        </div>
        <WaitingState />
      </footer>
    </form>
  );
}
