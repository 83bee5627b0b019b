import type { QuestionOf } from '../../../schema.ts';

export type PatternPreset = 'letters' | 'digits' | 'code' | 'nationalId';

type Written = Required<Pick<QuestionOf<'short_text'>, 'pattern' | 'patternMessage'>>;

/** Patterns that are asked for often, with what is said of them, for owners who write none. */
export const PATTERN_PRESETS: { readonly [P in PatternPreset]: Written } = {
  letters: {
    // With the two joiners, which names in Bengali are written with.
    pattern: "[\\p{L}\\p{M}\\u200c\\u200d .'’-]+",
    patternMessage: { en: 'Write letters only', bn: 'শুধু অক্ষরে লিখুন' },
  },
  digits: {
    pattern: '[0-9]+',
    patternMessage: { en: 'Write digits only', bn: 'শুধু অঙ্কে লিখুন' },
  },
  code: {
    pattern: '[A-Z]{2}-[0-9]{4}',
    patternMessage: { en: 'Write it like AB-1234', bn: 'AB-1234-এর মতো করে লিখুন' },
  },
  nationalId: {
    pattern: '[0-9]{10}|[0-9]{13}|[0-9]{17}',
    patternMessage: {
      en: 'Enter the 10, 13 or 17 digits of your national ID',
      bn: 'জাতীয় পরিচয়পত্র নম্বরের ১০, ১৩ বা ১৭টি অঙ্ক লিখুন',
    },
  },
};

/** The preset that a pattern is, whatever is said of it. */
export function presetOf(pattern: string): PatternPreset | undefined {
  const presets = Object.entries(PATTERN_PRESETS) as [PatternPreset, Written][];
  return presets.find(([, preset]) => preset.pattern === pattern)?.[0];
}
