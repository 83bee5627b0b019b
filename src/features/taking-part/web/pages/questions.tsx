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
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import type { Host } from '#kit/web/page/host.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { getWelcome } from '../../contract/welcome.ts';
import { finalIn, LATE, lastStepPath, latePath, questionsPath, TOLD, toldPath } from '../addresses.ts';
import { BarrierPage, groundOf, pageStatus } from '../barrier/barrier-page.tsx';
import { openRespondent, type Respondent, requireAddress } from '../open-respondent.ts';
import type { TakingPartHandle } from '../page-handle.ts';
import { herePath, isBehind, onPath, placeOf, placeOfFinal } from '../places.ts';
import { answerPractice } from '../practice/answer-practice.ts';
import { PracticeView } from '../practice/practice-view.tsx';
import { answerQuestions } from '../questions/answer-questions.ts';
import { TURN } from '../questions/go.ts';
import { FORM } from '../questions/questions-form.tsx';
import { QuestionsView } from '../questions/questions-view.tsx';
import type { Refused } from '../questions/refused.ts';
import { takerOf } from '../taker.ts';
import { finalOn } from '../told/final-on.ts';
import { finalSent } from '../told/final-sent.ts';
import { goOn } from '../told/go-on.ts';
import { ToldView } from '../told/told-view.tsx';

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const host = context.get(hostContext);
  const { respondent, place: named } = await openPlace(host, params, url);
  const final = finalIn(respondent, url.searchParams);
  if (final !== undefined) return lookAt(respondent, final, { host, url });
  const place = onPath(respondent, named);
  // Which question is first without an answer changes while one answers: the address has to say which one this is.
  const here = herePath(respondent, place);
  if (isBehind(respondent, place)) throw redirect(localizePath(lastStepPath(respondent), host.locale));
  requireAddress(host, url, here);
  const answered = finalOn(respondent, place);
  if (answered !== undefined && !respondent.turn)
    throw redirect(localizePath(toldPath(respondent, answered), host.locale));
  const isLate = respondent.turn !== null && url.searchParams.has(LATE);
  if (url.searchParams.get('q') !== String(place.step) && here.includes('?'))
    throw redirect(localizePath(isLate ? latePath(respondent, place.step) : here, host.locale));
  const signedIn = host.actor !== undefined;
  const remembered = signedIn && respondent.practice ? await rememberedOf(host, respondent.projectId) : null;
  return data(
    { respondent, place, isLate, signedIn, remembered, final: undefined },
    { status: pageStatus(respondent.availability) },
  );
}

/** A question whose answer is final, with what is told of it. */
function lookAt(respondent: Respondent, final: string, { host, url }: { host: Host; url: URL }) {
  const place = placeOfFinal(respondent, final);
  requireAddress(host, url, questionsPath(respondent, place.step));
  const isLate = url.searchParams.has(LATE);
  const status = isLate ? ERROR_STATUS.conflict : pageStatus(respondent.availability);
  return data({ respondent, place, isLate, signedIn: false, remembered: null, final }, { status });
}

export async function action({ request, params, context, url }: ActionFunctionArgs) {
  const host = context.get(hostContext);
  const form = await request.formData();
  // Whoever sends something once more is not served the next question by that.
  const { respondent, place } = await openPlace(host, params, url, form.get(TURN));
  const taker = takerOf(host, respondent._id);
  if (respondent.practice) return answerPractice(host, taker, respondent, place, form);
  const final = finalIn(respondent, url.searchParams);
  if (final !== undefined) return goOn(taker, respondent, placeOfFinal(respondent, final));
  const sent = finalSent(respondent, place, form);
  if (sent) return redirect(localizePath(toldPath(respondent, sent.final, sent.isChanged), host.locale), 303);
  const { step } = onPath(respondent, place);
  if (respondent.told && step < place.step)
    return redirect(localizePath(questionsPath(respondent, step), host.locale), 303);
  return answerQuestions(taker, respondent, place, form);
}

/** What the account of whoever is signed in remembers of practice. */
async function rememberedOf(host: Host, projectId: string) {
  const found = await host.attempt(getWelcome, { params: { id: projectId } });
  return (found.ok && found.data.practising?.own) || null;
}

async function openPlace(host: Host, params: Params, { search, searchParams }: URL, sent: unknown = null) {
  const named = searchParams.get(TOLD) ?? sent;
  const told = typeof named === 'string' ? named : undefined;
  const respondent = await openRespondent(host, { ...params, search, told }, (found) =>
    questionsPath(found, placeOf(found, searchParams).step),
  );
  return { respondent, place: placeOf(respondent, searchParams) };
}

export const handle = {
  ground: (found) => groundOf((found as { respondent?: Respondent } | undefined)?.respondent),
  form(found) {
    const { respondent, final } = (found ?? {}) as { respondent?: Respondent; final?: string };
    // What was tried is told there, and nothing is kept that was not.
    return respondent?.availability === 'open' && !respondent.practice && final === undefined ? FORM : undefined;
  },
  survey: (found) => (found as { respondent?: Respondent } | undefined)?.respondent?.project,
} satisfies TakingPartHandle;

export default function Questions() {
  const { respondent, place, isLate, signedIn, remembered, final } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  if (respondent.availability !== 'open')
    return <BarrierPage barrier={respondent.availability} begun project={respondent.project} />;
  if (respondent.practice) return <PracticeView {...{ respondent, place, refused, signedIn, remembered }} />;
  if (final !== undefined) return <ToldView {...{ respondent, place, final, isLate }} message={refused?.message} />;
  return <QuestionsView respondent={respondent} place={place} refused={refused} isLate={isLate} />;
}
