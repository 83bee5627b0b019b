import { type Attempts, UNBOUNDED } from '#domain/quiz/attempts.ts';
import type { Series } from '#domain/quiz/series/series.ts';
import type { MemberRole } from '#features/company/contract/roles.ts';
import { mayWorkFor } from '#features/company/policy.ts';
import { type Actor, may, worksWith } from '#kit/contract/actor.ts';
import type { ErrorCode } from '#kit/contract/errors.ts';
import { isExamined, isPractised, type ProjectKind, type Typed } from './contract/kinds.ts';
import type { Abilities, ProjectStatus } from './contract/project.ts';
import type { Availability } from './contract/publishing.ts';
import { DETAIL_FIELDS, type DetailField, type ProjectSettings, type Retention } from './contract/settings.ts';

type Caller = Pick<Actor, 'id' | 'role' | 'permissions' | 'scope'>;

/** Whose a project is, of what kind, and what the caller is in the company that it is under. */
export type Owned = { ownerId: string; kind: ProjectKind; companyRole: MemberRole | null };

/** What decides about a project; times and limits are already judged for the moment of asking. */
export interface ProjectFacts extends Owned {
  status: ProjectStatus;
  changedSincePublished: boolean;
  /** Its end time has not passed and its response limit is not reached. */
  canCollect: boolean;
  /** The staff have taken it down: it collects again once they put it back. */
  isTakenDown: boolean;
}

/** Whether the end time has passed. The end is the first moment that is too late. */
export function hasEnded({ endsAt }: { endsAt: Date | null }, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** When it stopped collecting, if it has. That it ended is true before it is written down. */
export function stoppedAt(
  { status, closedAt, endsAt }: { status: ProjectStatus; closedAt: Date | null; endsAt: Date | null },
  now: Date,
): Date | null {
  return status === 'processing' && hasEnded({ endsAt }, now) ? endsAt : closedAt;
}

/** Whether the response limit is reached. */
export function isFull({ responseLimit }: { responseLimit: number | null }, responses: number): boolean {
  return responseLimit !== null && responses >= responseLimit;
}

/** What decides whether a project takes answers. */
export interface Collecting {
  status: ProjectStatus;
  opensAt: Date | null;
  endsAt: Date | null;
  responseLimit: number | null;
}

/**
 * Whether a project takes answers at this moment; undefined for a draft, which nobody but its managers may know of.
 * `completed` is only asked for where a response limit is set.
 */
export function availabilityOf(project: Collecting, completed: number | null, now: Date): Availability | undefined {
  if (project.status === 'draft') return undefined;
  if (isFull(project, completed ?? 0)) return 'full';
  if (project.status === 'complete') return 'closed';
  if (hasEnded(project, now)) return 'closed';
  if (project.opensAt !== null && project.opensAt > now) return 'not_open_yet';
  return 'open';
}

/** How whoever would answer is refused where no answers are taken, by calls and on pages. */
export const UNAVAILABLE = {
  not_open_yet: { code: 'conflict', message: 'surveyNotOpenYet' },
  closed: { code: 'gone', message: 'surveyClosed' },
  full: { code: 'gone', message: 'surveyFull' },
} as const satisfies Record<Exclude<Availability, 'open'>, { code: ErrorCode; message: string }>;

/** Whether somebody may begin projects of a kind; what they have of it already stays theirs. */
export function mayBegin(actor: Caller, kind: ProjectKind): boolean {
  return worksWith(actor, kind);
}

/** Whether somebody sees everybody's projects of a kind: staff whose work it is. */
export function mayReadAll(actor: Caller, kind: ProjectKind): boolean {
  return may(actor, 'projects') && worksWith(actor, kind);
}

/** The owner, the members of its company and the staff see a project; for everybody else it does not exist. */
export function mayRead(actor: Caller, project: Owned): boolean {
  return mayManage(actor, project) || project.companyRole !== null || mayReadAll(actor, project.kind);
}

/**
 * Owners change a project, and those who work for its company. Staff and viewers look; what staff may do is to take a
 * project down and to put it back.
 */
export function mayManage(actor: Pick<Actor, 'id'>, project: Pick<Owned, 'ownerId' | 'companyRole'>): boolean {
  return actor.id === project.ownerId || mayWorkFor(project.companyRole);
}

/** Its owner, and whoever owns its company, hand a project over, move it and delete it. */
export function mayHandOver(actor: Pick<Actor, 'id'>, project: Pick<Owned, 'ownerId' | 'companyRole'>): boolean {
  return actor.id === project.ownerId || project.companyRole === 'owner';
}

/** What the caller is to a project that they see: its owner, or what they are in its company. */
export function roleIn(actor: Pick<Actor, 'id'>, project: Pick<Owned, 'ownerId' | 'companyRole'>): MemberRole {
  return actor.id === project.ownerId ? 'owner' : (project.companyRole ?? 'viewer');
}

/**
 * What this caller can do with the project now, for screens to show. The server refuses the same; only publishing once
 * more what is published already it lets pass, for a repeated request does no harm.
 */
export function abilitiesOn(actor: Caller, project: ProjectFacts): Abilities {
  const manages = mayManage(actor, project);
  const { status, isTakenDown } = project;
  const mayOpen = manages && !isTakenDown;
  return {
    update: manages,
    publish: mayOpen && (status === 'draft' || project.changedSincePublished),
    close: manages && status === 'processing',
    reopen: mayOpen && status === 'complete' && project.canCollect,
    delete: mayHandOver(actor, project) && status === 'draft',
    handOver: mayHandOver(actor, project),
    readReport: mayRead(actor, project),
  };
}

/** Whether less is kept, or for a shorter time, than before; null keeps everything. */
export function isHarsher({ days, end }: Retention, before: Retention | null): boolean {
  return before === null || days < before.days || (end === 'delete' && before.end === 'anonymise');
}

/** Whether whoever has voted in a poll sees how everyone did. */
export function showsResults({
  kind,
  showResults,
}: Pick<ProjectSettings, 'showResults'> & { kind: ProjectKind }): boolean {
  return kind === 'poll' && showResults === 'after_voting';
}

/** Whether a poll is voted in on the page that its link leads to: where nobody is asked anything besides. */
export function isVotedAtOnce(
  project: DetailSettings & Pick<ProjectSettings, 'privacy' | 'reviewAnswers'> & { kind: ProjectKind },
): boolean {
  const { kind, privacy, responseMethod, reviewAnswers } = project;
  return kind === 'poll' && privacy === 'public' && responseMethod === 'anonymous' && !reviewAnswers;
}

/** Whether it is known who answers again, and they may. */
export function countsAttempts({
  responseMethod,
  onePer,
}: Pick<ProjectSettings, 'responseMethod' | 'onePer'>): boolean {
  return responseMethod === 'registered' && onePer === 'nobody';
}

/** Whether respondents tell who they are, by an account or by details. */
export function namesRespondents({ responseMethod }: Pick<ProjectSettings, 'responseMethod'>): boolean {
  return responseMethod !== 'anonymous';
}

/** Whether it has rounds that are taken one by one; those of practice only say from when what can be practised. */
export function hasRounds<P extends Pick<ProjectSettings, 'series'> & Pick<Typed, 'mode'>>(
  project: P,
): project is P & { series: Series } {
  return project.series !== null && !isPractised(project);
}

type Revealing = Pick<ProjectSettings, 'reveal'>;

/** Whether those who took a quiz are shown their marks some time after they submitted. */
export function showsMarksLater({ reveal }: Revealing): boolean {
  return reveal !== null && (reveal.open.includes('marks') || reveal.closed.includes('marks'));
}

/** How often somebody may take a quiz; undefined where their attempts are not counted. Practice has no bound. */
export function attemptsAt({
  mode,
  attempts,
  ...project
}: Pick<ProjectSettings, 'responseMethod' | 'onePer' | 'attempts'> & Pick<Typed, 'mode'>): Attempts | undefined {
  return isExamined({ mode }) && countsAttempts(project) ? (attempts ?? UNBOUNDED) : undefined;
}

/**
 * Where each question has its time, it is asked alone and nobody comes back to it, whatever else is set; and so it is
 * asked in practice, where one may look back.
 */
export function inTurns<
  P extends Pick<ProjectSettings, 'questionSeconds' | 'practice' | 'viewType' | 'allowBack' | 'reviewAnswers'>,
>(project: P): P {
  if (project.practice) return { ...project, viewType: 'step', allowBack: true, reviewAnswers: false };
  if (project.questionSeconds === null) return project;
  return { ...project, viewType: 'step', allowBack: false, reviewAnswers: false };
}

/** Whether respondents may go back. All on one page has no way back, and every answer there may be changed. */
export function allowsBack({ allowBack, viewType }: Pick<ProjectSettings, 'allowBack' | 'viewType'>): boolean {
  return allowBack || viewType === 'list';
}

type DetailRule = ProjectSettings['details'][DetailField];

export type DetailSettings = Pick<ProjectSettings, 'responseMethod' | 'details'>;

/**
 * Whether a quiz may tell of questions while others are still to be answered: where they come one by one and nobody
 * goes back to one, for else they would be answered by what was told.
 */
export function mayTellDuring(
  project: Pick<ProjectSettings, 'questionSeconds' | 'practice' | 'viewType' | 'allowBack' | 'reviewAnswers'>,
): boolean {
  const { viewType, allowBack } = inTurns(project);
  return viewType === 'step' && !allowBack;
}

/** Whether it does, by its rules. */
export function tellsDuring({ reveal, ...project }: Parameters<typeof mayTellDuring>[0] & Revealing): boolean {
  return reveal !== null && reveal.during.length > 0 && mayTellDuring(project);
}

/** What the checker is told of a project: its settings, and what follows from its kind and from these. */
export function checkedAs<P extends Pick<Typed, 'kind'> & Parameters<typeof mayTellDuring>[0]>(project: P) {
  const { kind } = project;
  return { ...project, isPoll: kind === 'poll', isQuiz: kind === 'quiz', mayTellDuring: mayTellDuring(project) };
}

/** Whether a detail of the respondent is asked for. Nobody is asked who they are except where the project says so. */
export function detailRule({ responseMethod, details }: DetailSettings, field: DetailField): DetailRule {
  return responseMethod === 'identified' ? (details[field] ?? 'off') : 'off';
}

/** The details that a project asks for, in their order. */
export function askedDetails(project: DetailSettings): DetailField[] {
  return DETAIL_FIELDS.filter((field) => detailRule(project, field) !== 'off');
}
