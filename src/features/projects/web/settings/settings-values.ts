// Settings as a form holds them: every field a text that can be typed, with nothing missing.
import type { Surroundings } from '#domain/questionnaire/checking/checker.ts';
import { type Attempts, type Grade, UNBOUNDED } from '#domain/quiz/attempts.ts';
import type { Clock, OnClose } from '#domain/quiz/clock.ts';
import type { Practice } from '#domain/quiz/practice/practice.ts';
import { fromDhakaInput, toDhakaInput } from '#domain/text/dhaka-time.ts';
import { parseNumber } from '#domain/text/digits.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { parseSecureAddress } from '#domain/text/web-address.ts';
import { DETAIL_FIELDS, type DetailField, type ProjectSettings, type Retention } from '../../contract/settings.ts';
import { countsAttempts, mayTellDuring, namesRespondents, showsMarksLater } from '../../policy.ts';

type Both = Record<Locale, string>;
type Details = Record<DetailField, ProjectSettings['details'][keyof ProjectSettings['details']]>;

export interface SettingsValues
  extends Pick<
    ProjectSettings,
    | 'category'
    | 'company'
    | 'languages'
    | 'privacy'
    | 'viewType'
    | 'theme'
    | 'cover'
    | 'reviewAnswers'
    | 'showProgress'
    | 'allowBack'
    | 'responseMethod'
    | 'onePer'
    | 'showResults'
    | 'reveal'
    | 'certificate'
    | 'leaderboard'
    | 'hideNames'
    | 'series'
    | 'quotas'
  > {
  title: Both;
  description: Both;
  closingText: Both;
  details: Details;
  /** YYYY-MM-DDTHH:mm in Dhaka, or a day that cannot be read, as it was typed. */
  opensAt: string;
  endsAt: string;
  /** As typed, in either digit set. */
  responseLimit: string;
  /** As typed, in either digit set; empty where there is no clock. */
  totalMinutes: string;
  onClose: OnClose;
  /** As typed, in either digit set; empty where questions have no time of their own. */
  questionSeconds: string;
  /** As typed, in either digit set; empty for as many as they like, and for no wait. */
  attemptsMost: string;
  attemptsDelay: string;
  grade: Grade;
  /** Of practice, as typed, in either digit set; empty where a wrong try costs nothing. */
  newPerDay: string;
  retryPenalty: string;
  /** Never, where answers are kept. */
  retentionEnd: Retention['end'] | 'never';
  /** As typed, in either digit set. */
  retentionDays: string;
  /** As typed: `https://` may be left out. */
  redirect: string;
  /** A new password; empty keeps the one there is. */
  password: string;
}

export function valuesOf(settings: ProjectSettings): SettingsValues {
  return {
    title: inBoth(settings.title),
    description: inBoth(settings.description),
    closingText: inBoth(settings.closingText),
    category: settings.category,
    company: settings.company,
    languages: settings.languages,
    privacy: settings.privacy,
    viewType: settings.viewType,
    theme: settings.theme,
    cover: settings.cover,
    reviewAnswers: settings.reviewAnswers,
    showProgress: settings.showProgress,
    allowBack: settings.allowBack,
    responseMethod: settings.responseMethod,
    onePer: settings.onePer,
    showResults: settings.showResults,
    reveal: settings.reveal,
    certificate: settings.certificate,
    leaderboard: settings.leaderboard,
    hideNames: settings.hideNames,
    series: settings.series,
    quotas: settings.quotas,
    details: Object.fromEntries(DETAIL_FIELDS.map((field) => [field, settings.details[field] ?? 'off'])) as Details,
    opensAt: settings.opensAt === null ? '' : toDhakaInput(settings.opensAt),
    endsAt: settings.endsAt === null ? '' : toDhakaInput(settings.endsAt),
    responseLimit: typedNumber(settings.responseLimit),
    totalMinutes: typedNumber(settings.clock?.minutes),
    onClose: settings.clock?.onClose ?? 'submit',
    questionSeconds: typedNumber(settings.questionSeconds),
    attemptsMost: typedNumber(settings.attempts?.most),
    attemptsDelay: typedNumber(settings.attempts?.delayMinutes || null),
    grade: settings.attempts?.grade ?? 'highest',
    newPerDay: typedNumber(settings.practice?.newPerDay),
    retryPenalty: typedNumber(settings.practice?.retryPenalty),
    redirect: settings.redirect ?? '',
    retentionEnd: settings.retention?.end ?? 'never',
    retentionDays: typedNumber(settings.retention?.days),
    password: '',
  };
}

/**
 * What the server is told; only for values without problems. An empty text takes away what was written in its language.
 * A password that was told before is not told again, and one that does not serve now is kept for when it does.
 */
export function changesOf(values: SettingsValues, savedPassword = '') {
  const { opensAt, endsAt, responseLimit, redirect, retentionEnd, retentionDays, password, onePer, ...others } = values;
  const { totalMinutes, onClose, questionSeconds, attemptsMost, attemptsDelay, grade, ...more } = others;
  const { newPerDay, retryPenalty, ...rest } = more;
  return {
    ...rest,
    // One per account can only be kept where people sign in.
    onePer: onePer === 'account' && values.responseMethod !== 'registered' ? ('device' as const) : onePer,
    opensAt: fromDhakaInput(opensAt) ?? null,
    endsAt: fromDhakaInput(endsAt) ?? null,
    responseLimit: parseNumber(responseLimit) ?? null,
    clock: clockIn({ totalMinutes, onClose }),
    questionSeconds: parseNumber(questionSeconds) ?? null,
    // Nobody who stays unnamed is certified, and no round by itself.
    certificate: values.certificate && namesRespondents(values) && values.series === null,
    leaderboard: leaderboardIn(values),
    reveal: revealIn(values),
    attempts: attemptsIn({ attemptsMost, attemptsDelay, grade, responseMethod: values.responseMethod, onePer }),
    practice: practiceIn({ newPerDay, retryPenalty }),
    redirect: parseSecureAddress(redirect.trim()) ?? null,
    retention: retentionIn({ retentionEnd, retentionDays }) ?? null,
    ...(password.trim() !== '' && password !== savedPassword ? { password } : {}),
  };
}

/** Who sees it, as far as marks and quiz are shown to them at all. */
export function leaderboardIn({ leaderboard, privacy, reveal }: SettingsValues): ProjectSettings['leaderboard'] {
  if (!showsMarksLater({ reveal })) return 'nobody';
  return leaderboard === 'everybody' && privacy !== 'public' ? 'participants' : leaderboard;
}

/** What is shown of a quiz; during it nothing, while respondents may go back. */
export function revealIn(values: SettingsValues): ProjectSettings['reveal'] {
  const { reveal } = values;
  return reveal && !mayTellIn(values) ? { ...reveal, during: [] } : reveal;
}

/** Whether anything may be shown during the quiz, by what is typed. */
export function mayTellIn({ questionSeconds, viewType, allowBack, reviewAnswers }: SettingsValues): boolean {
  const asked = { viewType, allowBack, reviewAnswers, practice: null };
  return mayTellDuring({ ...asked, questionSeconds: parseNumber(questionSeconds) ?? null });
}

/** How long answers are to be kept; undefined for ever, and where that cannot be told. */
export function retentionIn({
  retentionEnd,
  retentionDays,
}: Pick<SettingsValues, 'retentionEnd' | 'retentionDays'>): Retention | undefined {
  const days = parseNumber(retentionDays);
  if (retentionEnd === 'never' || days === undefined) return undefined;
  return { days, end: retentionEnd };
}

/** How long those who take it have; null for as long as they like, and where that cannot be told. */
function clockIn({ totalMinutes, onClose }: Pick<SettingsValues, 'totalMinutes' | 'onClose'>): Clock | null {
  const minutes = parseNumber(totalMinutes);
  return minutes === undefined ? null : { minutes, onClose };
}

/** How often they may take it; null for as often as they like, and where nobody is known by their account. */
function attemptsIn(
  values: Pick<SettingsValues, 'attemptsMost' | 'attemptsDelay' | 'grade' | 'responseMethod' | 'onePer'>,
): Attempts | null {
  if (!countsAttempts(values)) return null;
  const { attemptsMost, attemptsDelay, grade } = values;
  const [most = null, delayMinutes = 0] = [parseNumber(attemptsMost), parseNumber(attemptsDelay)];
  return most === null && delayMinutes === 0 && grade === UNBOUNDED.grade ? null : { most, delayMinutes, grade };
}

/** How it is practised; null where it is not, which nothing typed makes it. */
function practiceIn({ newPerDay, retryPenalty }: Pick<SettingsValues, 'newPerDay' | 'retryPenalty'>): Practice | null {
  const most = parseNumber(newPerDay);
  return most === undefined ? null : { newPerDay: most, retryPenalty: parseNumber(retryPenalty) ?? null };
}

/** What respondents read around the questions, as it stands on the screen: saved or not. */
export function surroundingsOf(values: SettingsValues): Surroundings {
  const { title, description, closingText, cover, languages, quotas, series } = values;
  return { title, description, closingText, cover, languages, quotas, series, practice: practiceIn(values) };
}

function typedNumber(number: number | null | undefined): string {
  return number == null ? '' : String(number);
}

function inBoth(text: Localized): Both {
  return { en: text.en ?? '', bn: text.bn ?? '' };
}
