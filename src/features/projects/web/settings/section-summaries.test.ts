import { expect, it } from 'vitest';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import type { Instant } from '#domain/text/dhaka-time.ts';
import { formatDayOfYear, formatDuration, formatNumber } from '#domain/text/format.ts';
import { LOCALES, type Locale } from '#domain/text/locale.ts';
import { catalogues } from '#messages/catalogue.ts';
import { createTranslator } from '#messages/translator.ts';
import { sampleSettings } from './sample-settings.ts';
import { sectionSummaries } from './section-summaries.ts';
import { SETTING_SECTIONS } from './setting-sections.ts';
import { type SettingsValues, valuesOf } from './settings-values.ts';

function summaries(
  changes: Partial<SettingsValues>,
  mode: 'general' | 'practice' | null = null,
  locale: Locale = 'en',
) {
  const { t } = createTranslator(locale, catalogues[locale]);
  const format = {
    dayOfYear: (instant: Instant) => formatDayOfYear(instant, locale),
    duration: (seconds: number) => formatDuration(seconds, locale),
    number: (value: number) => formatNumber(value, locale),
  };
  return sectionSummaries({ ...valuesOf(sampleSettings), ...changes }, { mode }, { t, locale, format });
}

const UNBOUNDED = { opensAt: '', endsAt: '', totalMinutes: '', questionSeconds: '', responseLimit: '' };

it('say of each section what is set in it', () => {
  expect(summaries({ closingText: { en: 'Thank **you**', bn: '' }, redirect: 'example.org' })).toMatchObject({
    about: 'English · Bengali',
    respondents: 'Public · They give the details you ask for',
    bounds: 'Opens 1 March · 20 min · Response limit 500',
    ending: 'Thank you · https://example.org/',
    kept: 'Deleted after a time',
    look: 'Marigold · All on one page',
  });
});

it('say of sections where nothing is set that it is so', () => {
  expect(summaries({ ...UNBOUNDED, closingText: { en: '', bn: '' } })).toMatchObject({
    bounds: 'No limits',
    quotas: 'None',
    ending: 'No closing text',
  });
});

it('take numbers in Bengali digits, and write them so on Bengali pages', () => {
  const bounds = { ...UNBOUNDED, responseLimit: '১২০০' };
  expect(summaries(bounds).bounds).toBe('Response limit 1,200');
  expect(summaries(bounds, null, 'bn').bounds).toContain('১,২০০');
});

it('leave out what cannot be read as it is typed', () => {
  const bounds = { ...UNBOUNDED, opensAt: 'someday', responseLimit: 'many', totalMinutes: '45' };
  expect(summaries(bounds).bounds).toBe('45 min');
});

it('name the rule of what is shown of a quiz, and how much of practice is new in a day', () => {
  expect(summaries({ reveal: REVEAL_PRESETS.marks }, 'general').result).toBe('Their marks');
  expect(summaries({ newPerDay: '৮' }, 'practice').practice).toContain('8');
});

it.each(LOCALES)('say something of every section in %s', (locale) => {
  const said = summaries({ newPerDay: '10' }, 'practice', locale);
  for (const { id } of SETTING_SECTIONS) expect(said[id]?.trim()).toBeTruthy();
});
