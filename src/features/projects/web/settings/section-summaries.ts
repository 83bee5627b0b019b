import type { Locale } from '#domain/text/locale.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import type { useFormat } from '#kit/web/i18n/use-format.ts';
import type { Text } from '#messages/text.ts';
import { isPractised, type Typed } from '../../contract/kinds.ts';
import { hasRounds } from '../../policy.ts';
import { presetOf } from './reveal-fields.tsx';
import type { SectionSummaries } from './setting-section.tsx';
import { changesOf, type SettingsValues } from './settings-values.ts';

/** What puts settings into words. */
interface Wording {
  t: Text;
  locale: Locale;
  format: Pick<ReturnType<typeof useFormat>, 'dayOfYear' | 'duration' | 'number'>;
}

/** What is set in each section, in a line; of what cannot be read as it is typed, nothing. */
export function sectionSummaries(
  values: SettingsValues,
  { mode }: Pick<Typed, 'mode'>,
  { t, locale, format }: Wording,
): SectionSummaries {
  const { opensAt, endsAt, clock, questionSeconds, responseLimit, practice, ...set } = changesOf(values);
  const { languages, privacy, responseMethod, series, quotas, reveal, closingText, redirect, theme, viewType } = set;
  const named = (name: string, value: string | null) => value && `${name} ${value}`;
  const bounds = [
    opensAt && named(t('projects:opensAt'), format.dayOfYear(opensAt)),
    endsAt && named(t('projects:endsAt'), format.dayOfYear(endsAt)),
    clock && format.duration(clock.minutes * 60),
    questionSeconds && named(t('projects:questionSeconds'), format.number(questionSeconds)),
    hasRounds({ mode, series }) && t('projects:roundsCount', { count: series?.rounds.length ?? 1 }),
    responseLimit && named(t('projects:responseLimit'), format.number(responseLimit)),
  ];
  return {
    about: joined(languages.map((language) => t(`builder:language.${language}`))),
    respondents: joined([t(`projects:privacyOf.${privacy}`), t(`projects:methodOf.${responseMethod}`)]),
    practice: practice ? `${t('projects:newPerDay')} ${format.number(practice.newPerDay)}` : undefined,
    bounds: joined(bounds) ?? t('projects:noLimits'),
    quotas: joined(quotas.map(({ name }) => name)) ?? t('projects:noQuotas'),
    result: t(`quiz:revealOf.${presetOf(reveal) ?? 'own'}`),
    ending: joined([localizedWords(closingText, locale), redirect]) ?? t('projects:noClosingText'),
    kept: t(`projects:retentionEndOf.${values.retentionEnd}`),
    look: joined([t(`projects:themeOf.${theme}`), !isPractised({ mode }) && t(`projects:viewOf.${viewType}`)]),
  };
}

function joined(facts: readonly (string | number | false | null)[]): string | undefined {
  return facts.filter(Boolean).join(' · ') || undefined;
}
