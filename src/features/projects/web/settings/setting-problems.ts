import { LONGEST_DELAY_MINUTES, MOST_ATTEMPTS } from '#domain/quiz/attempts.ts';
import { LEAST_SECONDS, MOST_MINUTES, MOST_SECONDS } from '#domain/quiz/clock.ts';
import { MOST_NEW } from '#domain/quiz/practice/practice.ts';
import { fromDhakaInput } from '#domain/text/dhaka-time.ts';
import { parseNumber } from '#domain/text/digits.ts';
import { isBlank } from '#domain/text/localized.ts';
import { parseSecureAddress } from '#domain/text/web-address.ts';
import { heldBack } from '#ui/dashboard/saving/edited-fields.ts';
import { isPractised } from '../../contract/kinds.ts';
import type { Project } from '../../contract/project.ts';
import { LONGEST_KEPT_DAYS } from '../../contract/settings.ts';
import type { SettingsValues } from './settings-values.ts';

type Problem =
  | 'required'
  | 'date'
  | 'dateOutOfRange'
  | 'endsBeforeOpens'
  | 'endsInPast'
  | 'wholeNumber'
  | 'limitBelowResponses'
  | 'keptDays'
  | 'clockMinutes'
  | 'questionSeconds'
  | 'attemptsMost'
  | 'attemptsDelay'
  | 'newPerDay'
  | 'retryPenalty'
  | 'passwordTooShort'
  | 'url';

export type SettingName = keyof SettingsValues;

/** The most that a field may hold, of problems whose words say it. */
export const BOUNDS: Partial<Record<Problem, number>> = {
  keptDays: LONGEST_KEPT_DAYS,
  clockMinutes: MOST_MINUTES,
  questionSeconds: MOST_SECONDS,
  attemptsMost: MOST_ATTEMPTS,
  attemptsDelay: LONGEST_DELAY_MINUTES,
  newPerDay: MOST_NEW,
};

/** What keeps fields from being saved, each by its key in the `api` catalogue. */
export type SettingProblems = Partial<Record<SettingName, Problem>>;

type Around = Pick<Project, 'mode' | 'status' | 'responses' | 'hasPassword'>;

const SHORTEST_PASSWORD = 4;

/** The rules that the server keeps, so that one field which breaks them does not hold up the others. */
export function problemsOf(values: SettingsValues, project: Around, now = Date.now()): SettingProblems {
  const found: [keyof SettingsValues, Problem | undefined][] = [
    ['title', isBlank(values.title) ? 'required' : undefined],
    ['languages', values.languages.length === 0 ? 'required' : undefined],
    ['opensAt', timeProblem(values.opensAt)],
    ['endsAt', timeProblem(values.endsAt) ?? endProblem(values, project, now)],
    ['responseLimit', limitProblem(values.responseLimit, project)],
    ['totalMinutes', minutesProblem(values.totalMinutes)],
    ['questionSeconds', secondsProblem(values.questionSeconds)],
    ['attemptsMost', attemptsProblem(values.attemptsMost)],
    ['attemptsDelay', delayProblem(values.attemptsDelay)],
    ['newPerDay', newPerDayProblem(values, project)],
    ['retryPenalty', penaltyProblem(values.retryPenalty)],
    ['redirect', addressProblem(values.redirect)],
    ['retentionDays', daysProblem(values)],
    ['password', passwordProblem(values, project)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

function timeProblem(typed: string): Problem | undefined {
  if (typed === '') return undefined;
  const moment = fromDhakaInput(typed);
  if (moment === undefined) return 'date';
  return /^2[01]/.test(moment) ? undefined : 'dateOutOfRange';
}

function endProblem({ opensAt, endsAt }: SettingsValues, { status }: Around, now: number): Problem | undefined {
  const [opens, ends] = [fromDhakaInput(opensAt), fromDhakaInput(endsAt)];
  if (ends === undefined) return undefined;
  if (opens !== undefined && Date.parse(opens) >= Date.parse(ends)) return 'endsBeforeOpens';
  return status === 'processing' && Date.parse(ends) <= now ? 'endsInPast' : undefined;
}

function limitProblem(typed: string, { responses }: Around): Problem | undefined {
  if (typed.trim() === '') return undefined;
  const limit = parseNumber(typed);
  if (limit === undefined || !Number.isInteger(limit) || limit < 1 || limit > 10_000_000) return 'wholeNumber';
  return limit < responses ? 'limitBelowResponses' : undefined;
}

function minutesProblem(typed: string): Problem | undefined {
  return isWithin(typed, 1, MOST_MINUTES) ? undefined : 'clockMinutes';
}

function secondsProblem(typed: string): Problem | undefined {
  return isWithin(typed, LEAST_SECONDS, MOST_SECONDS) ? undefined : 'questionSeconds';
}

function attemptsProblem(typed: string): Problem | undefined {
  return isWithin(typed, 1, MOST_ATTEMPTS) ? undefined : 'attemptsMost';
}

function delayProblem(typed: string): Problem | undefined {
  return isWithin(typed, 0, LONGEST_DELAY_MINUTES) ? undefined : 'attemptsDelay';
}

function penaltyProblem(typed: string): Problem | undefined {
  return isWithin(typed, 1, 100) ? undefined : 'retryPenalty';
}

/** Practice always says how many. */
function newPerDayProblem({ newPerDay }: SettingsValues, { mode }: Around): Problem | undefined {
  if (!isPractised({ mode })) return undefined;
  return newPerDay.trim() !== '' && isWithin(newPerDay, 1, MOST_NEW) ? undefined : 'newPerDay';
}

/** Whether it was left empty, or is a whole number from one to another. */
function isWithin(typed: string, from: number, to: number): boolean {
  if (typed.trim() === '') return true;
  const number = parseNumber(typed);
  return number !== undefined && Number.isInteger(number) && number >= from && number <= to;
}

function daysProblem({ retentionEnd, retentionDays }: SettingsValues): Problem | undefined {
  if (retentionEnd === 'never') return undefined;
  const days = parseNumber(retentionDays);
  const isKept = days !== undefined && Number.isInteger(days) && days >= 1 && days <= LONGEST_KEPT_DAYS;
  return isKept ? undefined : 'keptDays';
}

function addressProblem(typed: string): Problem | undefined {
  const address = typed.trim();
  return address === '' || parseSecureAddress(address) ? undefined : 'url';
}

function passwordProblem({ privacy, password }: SettingsValues, { hasPassword }: Around): Problem | undefined {
  const typed = password.trim();
  if (privacy !== 'limited') return undefined;
  if (typed === '') return hasPassword ? undefined : 'required';
  return typed.length < SHORTEST_PASSWORD ? 'passwordTooShort' : undefined;
}

/** The first field to be mended, once it is time to say so: it was left, or nothing is written where it has to be. */
export function firstToMend(problems: SettingProblems, left: ReadonlySet<string>): SettingName | undefined {
  return namesOf(problems).find((name) => left.has(name) || (name === 'password' && problems[name] === 'required'));
}

export function namesOf(problems: SettingProblems): SettingName[] {
  return Object.keys(problems) as SettingName[];
}

/** Fields that mean something only together: where one has to wait, all of them do. */
const TOGETHER: Partial<Record<SettingName, readonly SettingName[]>> = {
  opensAt: ['opensAt', 'endsAt'],
  endsAt: ['opensAt', 'endsAt'],
  totalMinutes: ['totalMinutes', 'onClose'],
  newPerDay: ['newPerDay', 'retryPenalty'],
  retryPenalty: ['newPerDay', 'retryPenalty'],
  attemptsMost: ['attemptsMost', 'attemptsDelay', 'grade'],
  attemptsDelay: ['attemptsMost', 'attemptsDelay', 'grade'],
  retentionDays: ['retentionEnd', 'retentionDays'],
  password: ['privacy', 'password'],
};

/**
 * What can be saved: as it is typed, but for fields that are held back, which stay as they were saved, and for a
 * password that nobody is asked for.
 */
export function sendable(values: SettingsValues, saved: SettingsValues, held: readonly SettingName[]): SettingsValues {
  const waiting = held.flatMap((name) => TOGETHER[name] ?? [name]);
  const unasked = values.privacy === 'limited' ? [] : (['password'] as const);
  return heldBack(values, saved, [...waiting, ...unasked]);
}
