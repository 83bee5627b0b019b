import { fromDhakaInput } from '#domain/text/dhaka-time.ts';
import { parseNumber } from '#domain/text/digits.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { isPractised } from '../../contract/kinds.ts';
import { hasRounds } from '../../policy.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { presetOf } from './reveal-fields.tsx';
import type { SettingSectionId } from './setting-sections.ts';
import { revealIn } from './settings-values.ts';

/** What is set in a section, in a line: whoever looks for something finds it without going through all of them. */
export function useSectionSummaries({
  settings: { values },
  project,
}: Workshop): Partial<Record<SettingSectionId, string | undefined>> {
  const t = useText();
  const format = useFormat();
  const day = (typed: string) => {
    const moment = fromDhakaInput(typed);
    return moment && format.dayOfYear(moment);
  };
  const span = (typed: string, seconds: number) => {
    const count = parseNumber(typed);
    return count === undefined ? undefined : format.duration(count * seconds);
  };
  const count = (typed: string) => {
    const most = parseNumber(typed);
    return most === undefined ? undefined : format.number(most);
  };
  const { opensAt, endsAt, totalMinutes, questionSeconds, responseLimit, series } = values;
  const inRounds = hasRounds({ mode: project.mode, series });
  const bounds = [
    named(t('projects:opensAt'), day(opensAt)),
    named(t('projects:endsAt'), day(endsAt)),
    span(totalMinutes, 60),
    named(t('projects:questionSeconds'), count(questionSeconds)),
    inRounds ? t('projects:roundsCount', { count: series?.rounds.length ?? 1 }) : undefined,
    named(t('projects:responseLimit'), count(responseLimit)),
  ];
  const typed = [opensAt, endsAt, totalMinutes, questionSeconds, responseLimit];
  const isBounded = inRounds || typed.some((each) => each.trim() !== '');
  const view = isPractised(project) ? undefined : t(`projects:viewOf.${values.viewType}`);
  return {
    about: joined(values.languages.map((language) => t(`builder:language.${language}`))),
    respondents: joined([t(`projects:privacyOf.${values.privacy}`), t(`projects:methodOf.${values.responseMethod}`)]),
    bounds: isBounded ? joined(bounds) : t('projects:noLimits'),
    quotas: joined(values.quotas.map(({ name }) => name)),
    result: t(`quiz:revealOf.${presetOf(revealIn(values)) ?? 'own'}`),
    ending: values.redirect.trim() || undefined,
    kept: t(`projects:retentionEndOf.${values.retentionEnd}`),
    look: joined([t(`projects:themeOf.${values.theme}`), view]),
  };
}

function named(name: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${name} ${value}`;
}

function joined(facts: readonly (string | undefined)[]): string | undefined {
  return facts.filter(Boolean).join(' · ') || undefined;
}
