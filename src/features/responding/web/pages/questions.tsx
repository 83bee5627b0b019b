import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type Params,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { progressOf } from '#domain/questionnaire/flow.ts';
import { localizePath } from '#domain/text/locale.ts';
import { pathOf } from '#kit/contract/request.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Host } from '#kit/web/page/host.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { Button } from '#ui/plain/button.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { saveAnswers } from '../../contract.ts';
import { BARRIER_STATUS, DoorPage } from '../door-page.tsx';
import type { TakingPartHandle } from '../language-switch.tsx';
import { openRun, type Run } from '../open-run.ts';
import { changePath, placeOf, questionsPath } from '../pages-of-run.ts';
import { answerQuestions, type Refused } from '../questions/answer-questions.ts';
import { ProblemSummary, ProblemTemplate } from '../questions/problem-summary.tsx';
import { Progress } from '../questions/progress.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import { RunHead } from '../run-head.tsx';
import { SaveState } from '../save-state.tsx';
import styles from '../taking-part.module.css';

const FORM = 'answers';

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const { run, place } = await openPlace(host, params, url);
  // Which question is first without an answer changes while one answers: the address has to say which one this is.
  const here = place.isChange ? changePath(run, place.step) : questionsPath(run, place.step);
  if (url.searchParams.get('q') !== String(place.step) && here.includes('?'))
    throw redirect(localizePath(here, host.locale));
  return data({ run, place }, { status: run.door === 'open' ? 200 : BARRIER_STATUS[run.door] });
}

export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { run, place } = await openPlace(host, params, url);
  return answerQuestions(host, run, place, await request.formData());
}

async function openPlace(host: Host, params: Params, { searchParams }: URL) {
  const run = await openRun(host, params, (found) => questionsPath(found, placeOf(found, searchParams).step));
  return { run, place: placeOf(run, searchParams) };
}

export const handle = {
  form: (found) => ((found as { run?: Run } | undefined)?.run?.door === 'open' ? FORM : undefined),
  languages: (found) => (found as { run?: Run } | undefined)?.run?.project.languages,
} satisfies TakingPartHandle;

export default function Questions() {
  const t = useText();
  const { run, place } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const { step, steps, isChange } = place;
  const progress = progressOf(run.project.questionnaire, run.answers);
  const problems = Object.keys(refused?.problems ?? {}).length;
  const isStep = run.project.viewType === 'step';
  const where = isStep ? t('responding:step', { step, steps }) : undefined;
  if (run.door !== 'open') return <DoorPage barrier={run.door} begun project={run.project} />;

  return (
    <form
      method="post"
      id={FORM}
      noValidate
      autoComplete="off"
      data-run={run._id}
      data-save={pathOf(saveAnswers, { params: { id: run._id } })}
      data-view={run.project.viewType}
    >
      <RunHead project={run.project} part={problems > 0 ? t('responding:problems', { count: problems }) : where} />
      <header className={styles.head}>
        <LocalizedText as="h1" className={isStep ? styles.smallTitle : undefined} text={run.project.title} />
        <Progress {...progress} step={isStep ? step : undefined} />
      </header>
      <ProblemSummary
        questions={place.questions}
        from={step}
        problems={refused?.problems ?? {}}
        message={refused?.message}
      />
      <QuestionList run={run} place={place} refused={refused} />
      <footer className={styles.foot}>
        <div className={styles.buttons}>
          {step > 1 && !isChange ? (
            <Button variant="secondary" name="go" value="back">
              {t('responding:back')}
            </Button>
          ) : null}
          <Button name="go" value="next">
            {step < steps && !isChange ? t('responding:next') : t('responding:review')}
          </Button>
        </div>
        <SaveState />
      </footer>
      <ProblemTemplate />
    </form>
  );
}
