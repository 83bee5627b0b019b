import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type Params,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import type { Host } from '#kit/web/page/host.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { getWelcome } from '../../contract/welcome.ts';
import { BarrierPage, groundOf, pageStatus } from '../barrier/barrier-page.tsx';
import { openRespondent, type Respondent, requireAddress } from '../open-respondent.ts';
import type { TakingPartHandle } from '../page-handle.ts';
import { herePath, isBehind, LATE, lastStepPath, latePath, onPath, placeOf, questionsPath } from '../places.ts';
import { answerPractice } from '../practice/answer-practice.ts';
import { PracticeView } from '../practice/practice-view.tsx';
import { answerQuestions, type Refused } from '../questions/answer-questions.ts';
import { FORM, QuestionsView } from '../questions/questions-view.tsx';
import { takerOf } from '../taker.ts';

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const { respondent, place: named } = await openPlace(host, params, url);
  const place = onPath(respondent, named);
  // Which question is first without an answer changes while one answers: the address has to say which one this is.
  const here = herePath(respondent, place);
  if (isBehind(respondent, place)) throw redirect(localizePath(lastStepPath(respondent), host.locale));
  requireAddress(host, url, here);
  const isLate = respondent.turn !== null && url.searchParams.has(LATE);
  if (url.searchParams.get('q') !== String(place.step) && here.includes('?'))
    throw redirect(localizePath(isLate ? latePath(respondent, place.step) : here, host.locale));
  const signedIn = host.actor !== undefined;
  const remembered = signedIn && respondent.practice ? await rememberedOf(host, respondent.projectId) : null;
  return data({ respondent, place, isLate, signedIn, remembered }, { status: pageStatus(respondent.availability) });
}

export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const { respondent, place } = await openPlace(host, params, url);
  const [taker, form] = [takerOf(host, respondent._id), await request.formData()];
  if (respondent.practice) return answerPractice(host, taker, respondent, place, form);
  return answerQuestions(taker, respondent, place, form);
}

/** What the account of whoever is signed in remembers of practice. */
async function rememberedOf(host: Host, projectId: string) {
  const found = await host.attempt(getWelcome, { params: { id: projectId } });
  return (found.ok && found.data.practising?.own) || null;
}

async function openPlace(host: Host, params: Params, { search, searchParams }: URL) {
  const respondent = await openRespondent(host, { ...params, search }, (found) =>
    questionsPath(found, placeOf(found, searchParams).step),
  );
  return { respondent, place: placeOf(respondent, searchParams) };
}

export const handle = {
  ground: (found) => groundOf((found as { respondent?: Respondent } | undefined)?.respondent),
  form(found) {
    const { respondent } = (found ?? {}) as { respondent?: Respondent };
    // What was tried is told there, and nothing is kept that was not.
    return respondent?.availability === 'open' && !respondent.practice ? FORM : undefined;
  },
  survey: (found) => (found as { respondent?: Respondent } | undefined)?.respondent?.project,
} satisfies TakingPartHandle;

export default function Questions() {
  const { respondent, place, isLate, signedIn, remembered } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  if (respondent.availability !== 'open')
    return <BarrierPage barrier={respondent.availability} begun project={respondent.project} />;
  if (respondent.practice) return <PracticeView {...{ respondent, place, refused, signedIn, remembered }} />;
  return <QuestionsView respondent={respondent} place={place} refused={refused} isLate={isLate} />;
}
