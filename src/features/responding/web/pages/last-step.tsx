import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { missingRequired, pagesOf } from '#domain/questionnaire/flow.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { Button } from '#ui/plain/button.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { FormError } from '#ui/plain/fields/form-error.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { askedDetails } from '../../policy.ts';
import { BARRIER_STATUS, DoorPage } from '../door-page.tsx';
import type { TakingPartHandle } from '../language-switch.tsx';
import { DetailsForm } from '../last-step/details-form.tsx';
import { detailName, finishRun, type Unfinished } from '../last-step/finish-run.ts';
import { MissingAnswers } from '../last-step/missing-answers.tsx';
import { Review } from '../last-step/review.tsx';
import { openRun, type Run } from '../open-run.ts';
import { questionsPath } from '../pages-of-run.ts';
import { paths } from '../paths.ts';
import { RunHead } from '../run-head.tsx';
import { WaitingState } from '../save-state.tsx';
import styles from '../taking-part.module.css';

const lastStepOf = (run: Run) => paths.lastStep(run.projectId, run._id);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const run = await openRun(context.get(hostContext), params, lastStepOf);
  return data({ run }, { status: run.door === 'open' ? 200 : BARRIER_STATUS[run.door] });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const run = await openRun(host, params, lastStepOf);
  return finishRun(host, run, await request.formData());
}

export const handle = {
  languages: (found) => (found as { run?: Run } | undefined)?.run?.project.languages,
} satisfies TakingPartHandle;

export default function LastStep() {
  const t = useText();
  const { run } = useLoaderData<typeof loader>();
  const unfinished = useActionData<Unfinished>();
  if (run.door !== 'open') return <DoorPage barrier={run.door} begun project={run.project} />;

  const { questionnaire, viewType } = run.project;
  const isMissing = missingRequired(questionnaire, run.answers).length > 0;
  const fields = askedDetails(run.project).flatMap((field) => {
    const name = detailName(field);
    const message = unfinished?.fields[name];
    return message ? [{ name, label: t(`responding:detail.${field}`), message }] : [];
  });
  const backTo = questionsPath(run, pagesOf(questionnaire, viewType).length);

  return (
    <form method="post" noValidate data-once>
      <RunHead project={run.project} part={t('responding:lastStep')} />
      <header className={styles.head}>
        <LocalizedText as="p" className={styles.kicker} text={run.project.title} />
        <h1>{t('responding:lastStep')}</h1>
        <p className={styles.intro}>{t('responding:lastStepIntro')}</p>
      </header>
      {unfinished && !isMissing ? (
        <FormError message={fields.length > 0 ? undefined : unfinished.message} fields={fields} />
      ) : null}
      <MissingAnswers run={run} refused={unfinished !== undefined} />
      <Review run={run} />
      <DetailsForm run={run} details={unfinished?.details ?? run.details} errors={unfinished?.fields ?? {}} />
      <footer className={styles.foot}>
        <div className={styles.buttons}>
          <ButtonLink to={backTo} reloadDocument variant="secondary">
            {t('responding:backToQuestions')}
          </ButtonLink>
          <Button>{t('responding:submit')}</Button>
        </div>
        <WaitingState />
      </footer>
    </form>
  );
}
