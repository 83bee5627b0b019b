import type { Round } from '#domain/quiz/series/series.ts';
import type { FieldMessages } from '#kit/contract/errors.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { MessageKey } from '#messages/keys.ts';
import { isPractised, type Typed } from '../../contract/kinds.ts';
import type { ProjectStatus } from '../../contract/project.ts';
import type { ProjectSettings } from '../../contract/settings.ts';
import { countsAttempts, hasRounds, mayTellDuring, namesRespondents, showsMarksLater } from '../../policy.ts';

interface SettingsFacts extends Typed {
  status: ProjectStatus;
  responses: number;
  hasPassword: boolean;
  now: Date;
  /** The settings so far, when there are any. */
  before?: ProjectSettings;
}

/** Refuses settings that contradict each other or what already happened, naming every field that is wrong. */
export function requireValidSettings(settings: ProjectSettings, facts: SettingsFacts): void {
  const fields: FieldMessages = {};
  for (const [field, key] of [...contradictions(settings, facts), ...lateChanges(settings, facts)]) {
    fields[field] ??= [{ key, values: { count: facts.responses } }];
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
}

type Field = keyof ProjectSettings | 'password' | `series.rounds.${number}.${keyof Round}`;
type Fault = readonly [field: Field, key: MessageKey];

function contradictions(settings: ProjectSettings, facts: SettingsFacts): Fault[] {
  const { opensAt, endsAt } = settings;
  const faults: Fault[] = [];
  if (!isStorable(opensAt)) faults.push(['opensAt', 'dateOutOfRange']);
  if (!isStorable(endsAt)) faults.push(['endsAt', 'dateOutOfRange']);
  if (opensAt !== null && endsAt !== null && Date.parse(opensAt) >= Date.parse(endsAt)) {
    faults.push(['endsAt', 'endsBeforeOpens']);
  }
  if (settings.privacy === 'limited' && !facts.hasPassword) faults.push(['password', 'required']);
  if (settings.onePer === 'account' && settings.responseMethod !== 'registered') {
    faults.push(['onePer', 'accountNeedsRegistered']);
  }
  if (settings.showResults !== 'never' && facts.kind !== 'poll') faults.push(['showResults', 'onlyPollsShowResults']);
  if (settings.reveal !== null && facts.kind !== 'quiz') faults.push(['reveal', 'onlyQuizzesReveal']);
  if (settings.reveal && settings.reveal.during.length > 0 && !mayTellDuring(settings)) {
    faults.push([whatLetsBack(settings, facts.before), 'duringNeedsNoWayBack']);
  }
  if (settings.clock !== null && facts.kind !== 'quiz') faults.push(['clock', 'onlyQuizzesTime']);
  if (settings.questionSeconds !== null && facts.kind !== 'quiz') faults.push(['questionSeconds', 'onlyQuizzesTime']);
  if (settings.attempts !== null && facts.kind !== 'quiz') faults.push(['attempts', 'onlyQuizzesAttempts']);
  if (settings.attempts !== null && !countsAttempts(settings)) faults.push(['attempts', 'attemptsNeedAccounts']);
  if (settings.certificate && facts.kind !== 'quiz') faults.push(['certificate', 'onlyQuizzesCertify']);
  else if (settings.certificate && !namesRespondents(settings)) faults.push(['certificate', 'certificateNeedsNames']);
  if (!isPractised(facts)) faults.push(...leaderboardFaults(settings, facts));
  faults.push(...practiceFaults(settings, facts));
  faults.push(...seriesFaults(settings, facts));
  if (settings.responseLimit !== null && settings.responseLimit < facts.responses) {
    faults.push(['responseLimit', 'limitBelowResponses']);
  }
  return faults;
}

/** The field that is refused: the setting changed to let respondents go back, or else what is to be told during. */
function whatLetsBack(settings: ProjectSettings, before: ProjectSettings | undefined): keyof ProjectSettings {
  const wasToTell = before?.reveal && before.reveal.during.length > 0;
  const changed = (['questionSeconds', 'viewType', 'allowBack'] as const).find(
    (field) => before && before[field] !== settings[field],
  );
  return (wasToTell && changed) || 'reveal';
}

/** A leaderboard tells marks: it is not for those whom its owner shows none, nor for whoever the quiz is kept from. */
function leaderboardFaults(
  { leaderboard, hideNames, privacy, reveal }: ProjectSettings,
  { kind }: SettingsFacts,
): Fault[] {
  const faults: Fault[] = [];
  if (hideNames && kind !== 'quiz') faults.push(['hideNames', 'onlyQuizzesRank']);
  if (leaderboard === 'nobody') return faults;
  if (kind !== 'quiz') faults.push(['leaderboard', 'onlyQuizzesRank']);
  if (!showsMarksLater({ reveal })) faults.push(['leaderboard', 'leaderboardNeedsMarks']);
  if (leaderboard === 'everybody' && privacy !== 'public') faults.push(['leaderboard', 'leaderboardNeedsPublic']);
  return faults;
}

/** Rounds are of people who are known when they come again; those of practice only say what there is by now. */
function seriesFaults(
  { series, ...settings }: ProjectSettings,
  { kind, mode, status, responses, before }: SettingsFacts,
): Fault[] {
  const faults: Fault[] = [];
  // Attempts are numbered by round or in all; marks of a part and marks that add up are not compared.
  const isTaken = status === 'processing' || responses > 0;
  if (before && isTaken && hasRounds({ mode, series }) !== hasRounds({ mode, series: before.series })) {
    faults.push(['series', 'roundsFixed']);
  }
  if (series === null) {
    if (mode === 'series') faults.push(['series', 'required']);
    return faults;
  }
  if (kind !== 'quiz') faults.push(['series', 'onlyQuizzesHaveRounds']);
  if (!isPractised({ mode }) && !countsAttempts(settings)) faults.push(['series', 'roundsNeedAccounts']);
  for (const [at, { opensAt, endsAt, openedBy }] of series.rounds.entries()) {
    const place = `series.rounds.${at}` as const;
    if (isPractised({ mode }) && openedBy !== 'dates') faults.push([`${place}.openedBy`, 'practiceOpensByDate']);
    if (!isStorable(opensAt)) faults.push([`${place}.opensAt`, 'dateOutOfRange']);
    if (!isStorable(endsAt)) faults.push([`${place}.endsAt`, 'dateOutOfRange']);
    if (opensAt !== null && endsAt !== null && Date.parse(opensAt) >= Date.parse(endsAt))
      faults.push([`${place}.endsAt`, 'endsBeforeOpens']);
  }
  if (settings.certificate) faults.push(['certificate', 'roundsCertifyNothing']);
  return faults;
}

/** Practice has rules of its own, and none of those by which marks are defended. */
function practiceFaults(settings: ProjectSettings, { mode }: SettingsFacts): Fault[] {
  const faults: Fault[] = [];
  if (!isPractised({ mode })) {
    if (settings.practice !== null) faults.push(['practice', 'onlyPracticeIsPractised']);
    return faults;
  }
  const { practice, clock, questionSeconds, attempts, certificate, leaderboard, hideNames, reveal, onePer } = settings;
  const has = {
    clock,
    questionSeconds,
    attempts,
    certificate: certificate || null,
    leaderboard: leaderboard === 'nobody' ? null : leaderboard,
    hideNames: hideNames || null,
    reveal,
    onePer: onePer === 'nobody' ? null : onePer,
  };
  if (practice === null) faults.push(['practice', 'required']);
  for (const field of Object.keys(has) as (keyof typeof has)[]) {
    if (has[field] !== null) faults.push([field, 'notInPractice']);
  }
  return faults;
}

/**
 * While responses come in, who is asked and how often stays as it is: those who are answering began under that promise.
 * Everything else may change; it concerns only what happens from now on.
 */
function lateChanges(settings: ProjectSettings, { status, before, now }: SettingsFacts): Fault[] {
  if (status !== 'processing' || before === undefined) return [];
  const faults: Fault[] = [];
  if (settings.responseMethod !== before.responseMethod) faults.push(['responseMethod', 'fixedWhileCollecting']);
  if (settings.onePer !== before.onePer) faults.push(['onePer', 'fixedWhileCollecting']);
  if (settings.endsAt !== null && Date.parse(settings.endsAt) <= now.getTime()) faults.push(['endsAt', 'endsInPast']);
  return faults;
}

function isStorable(moment: string | null): boolean {
  return moment === null || /^2[01]/.test(moment);
}
