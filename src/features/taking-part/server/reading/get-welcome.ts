import { estimateSeconds, questionsAsked } from '#domain/questionnaire/estimate.ts';
import { linkValuesOf } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { type AttemptsLeft, attemptsLeft, mayBeginNext } from '#domain/quiz/attempts.ts';
import type { HowMarked } from '#domain/quiz/how-marked-schema.ts';
import { addressOfLogo } from '#features/company/public.ts';
import { fullName } from '#features/identity/policy.ts';
import { isExamined } from '#features/projects/contract/kinds.ts';
import { attemptsAt, availabilityOf, showsResults, stoppedAt, tellsDuring } from '#features/projects/policy.ts';
import { keyedQuestionnaireOf, questionnaireOf } from '#features/projects/public.ts';
import {
  type AdmissionRule,
  completedOf,
  findAttempts,
  findLastAttempt,
  findRespondentByOnceKey,
  findRespondentByRef,
  parseRef,
  type RespondentRow,
  refOf,
} from '#features/responses/public.ts';
import type { Given } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { ballotOf } from '../../ballot.ts';
import type { getWelcome as endpoint } from '../../contract/welcome.ts';
import { markedAs } from '../../marked-as.ts';
import { takingPartPaths } from '../../paths.ts';
import { mayAnswerAgain, mayGoOnAs } from '../../policy.ts';
import { onceKeyOf } from '../admission/once-per.ts';
import { findPublishedProject, type PublishedProject } from '../admission/published-project.ts';
import { toldLeft } from '../attempts/next-attempt.ts';
import { endedIfOver } from '../clock/on-the-clock.ts';
import { picturedOf, versionOf } from '../picture/pictured.ts';
import { practisingOf, questionsIn } from '../practice/practising.ts';
import { roundsShown } from '../series/rounds-shown.ts';
import type { Visitor } from '../visitor.ts';

/** What a visitor is told before taking part, with who they are as a respondent on this device or account. */
export async function getWelcome(
  db: Db,
  visitor: Visitor,
  projectId: string,
  now: Date,
  rules: readonly AdmissionRule[],
): Promise<Given<typeof endpoint>> {
  const project = await findPublishedProject(db, projectId);
  if (!project) throw new AppError('not_found');
  const availability = availabilityOf(project, await completedOf(db, project), now);
  if (!availability) throw new AppError('not_found');
  const questionnaire = await questionnaireOf(db, projectId, project.version);
  const { kind, mode, title, description, languages, privacy, viewType, theme, responseMethod, onePer, details } =
    project;
  const { actor } = visitor;
  const own = await ownRespondent(db, visitor, project);
  const respondent = own && (await endedIfOver(db, project, own, now, rules));
  const practising = await practisingOf(db, project, { actor, hasBegun: respondent !== undefined, now });
  const rounds = await roundsShown(db, project, questionnaire, actor, now);
  const bounds = rounds ? undefined : attemptsAt(project);
  const found = bounds && actor && (await findAttempts(db, projectId, actor.id));
  const left = bounds && found && attemptsLeft(bounds, found, now);
  const asked = questionsAsked(questionnaire);
  const isTheirs = !respondent || mayGoOnAs(respondent.userId, visitor.actor);
  return {
    _id: projectId,
    kind,
    mode,
    title,
    description,
    ownerName: fullName({ firstName: project.ownerFirstName, lastName: project.ownerLastName }),
    company: project.company && { ...project.company, logo: addressOfLogo(project.company.logo) },
    languages,
    availability,
    opensAt: project.opensAt?.toISOString() ?? null,
    endsAt: project.endsAt?.toISOString() ?? null,
    closedAt: stoppedAt(project, now)?.toISOString() ?? null,
    retention: project.retention,
    privacy,
    viewType,
    allowBack: project.allowBack,
    theme,
    cover: project.cover,
    responseMethod,
    onePer,
    clock: project.clock,
    questionSeconds: project.questionSeconds,
    attempts: attemptsAt(project) ?? null,
    leaderboard: project.leaderboard,
    practice: project.practice,
    practising,
    details,
    ...(practising ? questionsIn(practising) : asked),
    tellsDuring: tellsDuring(project),
    marked: await markedNow(db, project),
    seconds: estimateSeconds(questionnaire, languages),
    rounds,
    linkValues: linkValuesOf(questionnaire),
    picture: pictureFor(visitor, project),
    ballot: availability === 'open' ? ballotOf(project, questionnaire) : null,
    voted: respondent?.state === 'completed' && isTheirs && showsResults(project) ? refOf(respondent) : null,
    respondent: respondent?.state === 'answering' && isTheirs ? refOf(respondent) : null,
    ownAttempts: left && found.made > 0 ? { made: found.made, ...toldLeft(left) } : null,
    hasAnswered: respondent !== undefined && respondent.state !== 'answering',
    // Each round says by itself whether it may be taken.
    mayAnswerAgain:
      rounds !== null || (isTheirs && mayAnswerAgain(onePer, respondent?.state) && isLeft(respondent, left)),
  };
}

/** How it is marked by now: whoever starts is marked by the newest version. */
async function markedNow(db: Db, project: PublishedProject): Promise<HowMarked | null> {
  if (!isExamined(project)) return null;
  return markedAs(project, await keyedQuestionnaireOf(db, project.id, { version: project.version, markedBy: null }));
}

/** Whether attempts do not stand in the way: one on the way is gone on with. */
function isLeft(respondent: RespondentRow | undefined, left: AttemptsLeft | undefined): boolean {
  return respondent?.state === 'answering' || !left || mayBeginNext(left);
}

/** Where somebody may answer once, the respondent that the start would meet; else the one this browser remembers. */
async function ownRespondent(db: Db, visitor: Visitor, project: PublishedProject): Promise<RespondentRow | undefined> {
  const { id, onePer } = project;
  if (attemptsAt(project)) return visitor.actor && (await findLastAttempt(db, id, visitor.actor.id));
  if (onePer !== 'nobody') {
    const onceKey = onceKeyOf({ onePer }, visitor);
    return onceKey === undefined ? undefined : await findRespondentByOnceKey(db, id, onceKey);
  }
  const ref = parseRef(visitor.lastRespondent(id) ?? '');
  const last = ref?.projectId === id ? await findRespondentByRef(db, ref) : undefined;
  return last && mayGoOnAs(last.userId, visitor.actor) ? last : undefined;
}

function pictureFor(
  { publicUrl, locale }: Visitor,
  project: { id: string } & Parameters<typeof picturedOf>[0],
): string {
  return `${publicUrl}${takingPartPaths.picture(project.id, locale)}?v=${versionOf(picturedOf(project, locale))}`;
}
