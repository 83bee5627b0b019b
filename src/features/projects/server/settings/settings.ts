import { isDeepStrictEqual } from 'node:util';
import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import { cleanReveal } from '#domain/quiz/reveal.ts';
import type { Series } from '#domain/quiz/series/series.ts';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { type Localized, localizedText } from '#domain/text/localized.ts';
import { cleanLine, searchKey } from '#domain/text/normalise.ts';
import { sortKey } from '#domain/text/sort-key.ts';
import { parseSecureAddress } from '#domain/text/web-address.ts';
import { readBy } from '#kit/server/api/field-messages.ts';
import { type ProjectSettings, projectSettings, type Retention } from '../../contract/settings.ts';
import { isHarsher } from '../../policy.ts';
import type { projects } from '../tables.ts';

/** What a project starts with. */
export const FRESH_SETTINGS: ProjectSettings = {
  title: {},
  description: {},
  category: null,
  company: null,
  languages: ['en'],
  privacy: 'public',
  viewType: 'list',
  theme: 'marigold',
  cover: null,
  reviewAnswers: false,
  showProgress: true,
  allowBack: true,
  responseMethod: 'anonymous',
  details: { name: 'optional', phone: 'off', email: 'off', address: 'off' },
  onePer: 'nobody',
  showResults: 'never',
  reveal: null,
  clock: null,
  questionSeconds: null,
  attempts: null,
  certificate: false,
  leaderboard: 'nobody',
  hideNames: false,
  series: null,
  practice: null,
  opensAt: null,
  endsAt: null,
  responseLimit: null,
  closingText: {},
  redirect: null,
  quotas: [],
  retention: null,
};

/** Settings in the form in which they are stored. Normal forms can be longer, so the limits are checked again. */
export function cleanSettings(settings: ProjectSettings): ProjectSettings {
  return readBy(projectSettings, {
    ...settings,
    title: cleanLocalized(settings.title, cleanLine),
    description: cleanLocalized(settings.description),
    closingText: cleanLocalized(settings.closingText),
    cover: settings.cover && { ...settings.cover, alt: cleanLocalized(settings.cover.alt) },
    languages: [...new Set(settings.languages)],
    redirect: settings.redirect === null ? null : (parseSecureAddress(settings.redirect) ?? null),
    reveal: settings.reveal && cleanReveal(settings.reveal),
    series: settings.series && cleanSeries(settings.series),
    quotas: settings.quotas.map((quota) => ({ ...quota, name: cleanLine(quota.name) })),
  });
}

function cleanSeries({ rounds, ...series }: Series): Series {
  return {
    ...series,
    rounds: rounds.map((round) => ({
      ...round,
      title: cleanLocalized(round.title, cleanLine),
      sections: [...new Set(round.sections)],
    })),
  };
}

type SettingsColumns = Pick<typeof projects.$inferSelect, keyof ProjectSettings>;

/** The settings that a row holds, as the wire says them. */
export function settingsOf(row: SettingsColumns): ProjectSettings {
  const { title, description, languages, privacy, viewType, theme, reviewAnswers, responseMethod, details, onePer } =
    row;
  return {
    title,
    description,
    languages,
    privacy,
    viewType,
    theme,
    reviewAnswers,
    responseMethod,
    details,
    onePer,
    category: row.category,
    company: row.company,
    cover: row.cover,
    showProgress: row.showProgress,
    allowBack: row.allowBack,
    showResults: row.showResults,
    reveal: row.reveal,
    clock: row.clock,
    questionSeconds: row.questionSeconds,
    attempts: row.attempts,
    certificate: row.certificate,
    leaderboard: row.leaderboard,
    hideNames: row.hideNames,
    series: row.series,
    practice: row.practice,
    closingText: row.closingText,
    redirect: row.redirect,
    opensAt: row.opensAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    responseLimit: row.responseLimit,
    quotas: row.quotas.map(({ since: _, ...quota }) => quota),
    retention: row.retention,
  };
}

/** The columns that hold settings, those that only search and sort by them included. */
export function columnsOf(settings: ProjectSettings, now: Date, before: SettingsBefore = NOTHING_BEFORE) {
  return {
    ...settings,
    quotas: settings.quotas.map((quota) => ({ ...quota, since: sinceOf(quota, before) })),
    ...titleKeys(settings.title),
    retentionSince: retentionSince(settings.retention, before, now),
    opensAt: settings.opensAt === null ? null : new Date(settings.opensAt),
    endsAt: settings.endsAt === null ? null : new Date(settings.endsAt),
  };
}

type SettingsBefore = Pick<typeof projects.$inferSelect, 'quotas' | 'revision' | 'retention' | 'retentionSince'>;
const NOTHING_BEFORE: SettingsBefore = { quotas: [], revision: 0, retention: null, retentionSince: null };

/** A quota that counts the same as before goes on counting: name, cap and closing are no reason to count anew. */
function sinceOf({ id, condition }: Quota, { quotas, revision }: SettingsBefore): number {
  const same = quotas.find((quota) => quota.id === id && isDeepStrictEqual(quota.condition, condition));
  return same?.since ?? revision + 1;
}

/** Keeping answers for longer, or more of them, takes nobody by surprise. */
function retentionSince(retention: Retention | null, before: SettingsBefore, now: Date): Date | null {
  if (retention === null) return null;
  return isHarsher(retention, before.retention) ? now : before.retentionSince;
}

function titleKeys(title: Localized) {
  return {
    searchKey: [title.en, title.bn].map((text) => searchKey(text ?? '')).join('\n'),
    titleKeyEn: sortKey(localizedText(title, 'en'), 'en'),
    titleKeyBn: sortKey(localizedText(title, 'bn'), 'bn'),
  };
}
