import { data, redirect } from 'react-router';
import { answersOn, pathOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { fillTexts } from '#domain/questionnaire/piping/fill-texts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { orderedFor } from '#domain/questionnaire/shuffle-sections.ts';
import { localizePath } from '#domain/text/locale.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import type { Host } from '#kit/web/page/host.ts';
import { pageRefusal } from '#kit/web/page/page-refusal.ts';
import { getRespondent } from '../contract/respondent.ts';
import { getWelcome } from '../contract/welcome.ts';
import { takingPartPaths } from '../paths.ts';

type Found = Data<typeof getRespondent>;

/**
 * Somebody on the way; whoever has ended sees the end alone. An owner's preview is nobody: what is answered
 * there is in its addresses and nowhere else. The texts are filled with what is piped into them; where that made others
 * of them, the questionnaire is there `asWritten` too.
 */
export type Respondent = Extract<Found, { state: 'answering' }> & { isPreview?: true; asWritten?: Questionnaire };

/** The address of the page that was asked for. */
type Canonical = (respondent: Respondent) => string;

interface Params {
  id?: string;
  ref?: string;
  /** What the address says besides: who has not begun takes it along. */
  search?: string;
  /** The question that they look at, whose answer is final. */
  told?: string | undefined;
}

/**
 * The respondent an address names, while it can still be answered or looked at. A submitted one leads to its end, an
 * address that leaves out the project or names another one to the right place.
 */
export async function openRespondent(host: Host, params: Params, canonical: Canonical): Promise<Respondent> {
  const respondent = await findRespondent(host, params, canonical);
  if (respondent.state !== 'answering')
    throw redirect(localizePath(takingPartPaths.done(respondent._id), host.locale), 303);
  if (respondent.projectId !== params.id) throw redirect(localizePath(canonical(respondent), host.locale));
  return filledFor(respondent);
}

/**
 * The respondent with texts as they read them, sections in their order, and answers as far as they fit what they are
 * offered.
 */
export function filledFor(found: Respondent): Respondent {
  const respondent = fitted(ordered(found));
  const { project, answers } = respondent;
  const questionnaire = fillTexts(project.questionnaire, answers, factsOf(respondent));
  if (questionnaire === project.questionnaire) return respondent;
  return { ...respondent, project: { ...project, questionnaire }, asWritten: project.questionnaire };
}

function ordered(respondent: Respondent): Respondent {
  const { project, _id } = respondent;
  const questionnaire = orderedFor(project.questionnaire, _id);
  return questionnaire === project.questionnaire
    ? respondent
    : { ...respondent, project: { ...project, questionnaire } };
}

/** What they answered with options that they are not offered any more is as if it were not there. */
export function fitted(respondent: Respondent): Respondent {
  const { project, answers } = respondent;
  const said = answersOn(pathOf(project.questionnaire, answers, factsOf(respondent)), answers);
  return said === answers ? respondent : { ...respondent, answers: said as Respondent['answers'] };
}

/** Leads from the address of another view to the right one; what is posted there is taken all the same. */
export function requireAddress(host: Host, { pathname }: URL, canonical: string): void {
  const right = localizePath(canonical, host.locale);
  if (right.split('?')[0] !== pathname) throw redirect(right);
}

/** An address of one part names a project, which leads to where its visitor begins or is, or else a respondent. */
async function findRespondent(
  host: Host,
  { id, ref = id, search = '', told }: Params,
  canonical: Canonical,
): Promise<Found> {
  if (ref === undefined) throw pageRefusal('not_found');
  const isOnePart = id === undefined || id === ref;
  const project = isOnePart ? await host.attempt(getWelcome, { params: { id: ref } }) : undefined;
  if (project && !project.ok && project.status === ERROR_STATUS.gone)
    throw data(project.failure, { status: project.status });
  if (project?.ok) throw redirect(localizePath(await entranceOf(host, project.data, canonical, search), host.locale));
  const found = await host.attempt(getRespondent, { params: { id: ref }, query: { told } });
  if (found.ok) return found.data;
  throw data(found.failure, { status: found.status });
}

/** The page that was asked for, of the run that its visitor has begun; without one, where they begin. */
async function entranceOf(
  host: Host,
  { _id, respondent: ref }: Data<typeof getWelcome>,
  canonical: Canonical,
  search: string,
): Promise<string> {
  if (!ref) return takingPartPaths.welcome(_id) + search;
  const respondent = await host.call(getRespondent, { params: { id: ref } });
  return respondent.state === 'answering' ? canonical(filledFor(respondent)) : takingPartPaths.done(ref);
}
