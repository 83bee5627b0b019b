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
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { saveAnswers } from '../../contract.ts';
import { BarrierPage, groundOf, pageStatus } from '../barrier/barrier-page.tsx';
import { openRespondent, type Respondent } from '../open-respondent.ts';
import type { TakingPartHandle } from '../page-handle.ts';
import { changePath, hasLastStep, type Place, placeOf, questionsPath } from '../places.ts';
import { ProjectHead } from '../project-head.tsx';
import { answerQuestions, type Refused } from '../questions/answer-questions.ts';
import { ProblemSummary, ProblemTemplate } from '../questions/problem-summary.tsx';
import { Progress } from '../questions/progress.tsx';
import { QuestionList } from '../questions/question-list.tsx';
import own from '../questions/questions.module.css';
import { SaveState } from '../save-state.tsx';
import styles from '../taking-part.module.css';

const FORM = 'answers';

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const { respondent, place } = await openPlace(host, params, url);
  // Which question is first without an answer changes while one answers: the address has to say which one this is.
  const here = place.isChange ? changePath(respondent, place.step) : questionsPath(respondent, place.step);
  if (url.searchParams.get('q') !== String(place.step) && here.includes('?'))
    throw redirect(localizePath(here, host.locale));
  return data({ respondent, place }, { status: pageStatus(respondent.availability) });
}

export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { respondent, place } = await openPlace(host, params, url);
  return answerQuestions(host, respondent, place, await request.formData());
}

async function openPlace(host: Host, params: Params, { searchParams }: URL) {
  const respondent = await openRespondent(host, params, (found) =>
    questionsPath(found, placeOf(found, searchParams).step),
  );
  return { respondent, place: placeOf(respondent, searchParams) };
}

export const handle = {
  ground: (found) => groundOf((found as { respondent?: Respondent } | undefined)?.respondent),
  form: (found) =>
    (found as { respondent?: Respondent } | undefined)?.respondent?.availability === 'open' ? FORM : undefined,
  languages: (found) => (found as { respondent?: Respondent } | undefined)?.respondent?.project.languages,
} satisfies TakingPartHandle;

export default function Questions() {
  const t = useText();
  const { respondent, place } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const { step, steps, isChange } = place;
  const progress = progressOf(respondent.project.questionnaire, respondent.answers);
  const problems = Object.keys(refused?.problems ?? {}).length;
  const isStep = respondent.project.viewType === 'step';
  const where = isStep ? t('takingPart:step', { step, steps }) : undefined;
  if (respondent.availability !== 'open')
    return <BarrierPage barrier={respondent.availability} begun project={respondent.project} />;

  return (
    <form
      method="post"
      id={FORM}
      className={own.form}
      noValidate
      autoComplete="off"
      data-respondent={respondent._id}
      data-save={pathOf(saveAnswers, { params: { id: respondent._id } })}
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
        <SaveState />
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
