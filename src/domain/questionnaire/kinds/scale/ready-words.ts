// What the steps of the usual scales are called, from the least on, in both languages.
import type { Localized } from '../../../text/localized.ts';

const AGREEMENT: readonly Localized[] = [
  { en: 'Strongly disagree', bn: 'একেবারেই দ্বিমত' },
  { en: 'Disagree', bn: 'দ্বিমত' },
  { en: 'Somewhat disagree', bn: 'কিছুটা দ্বিমত' },
  { en: 'Neither agree nor disagree', bn: 'একমতও না, দ্বিমতও না' },
  { en: 'Somewhat agree', bn: 'কিছুটা একমত' },
  { en: 'Agree', bn: 'একমত' },
  { en: 'Strongly agree', bn: 'পুরোপুরি একমত' },
];

/** Of five steps the two that are somewhat of either are left out. */
export function agreementWords(steps: 5 | 7): readonly Localized[] {
  return steps === 7 ? AGREEMENT : AGREEMENT.filter((_, index) => index !== 2 && index !== 4);
}

export const SATISFACTION: readonly Localized[] = [
  { en: 'Very dissatisfied', bn: 'খুবই অসন্তুষ্ট' },
  { en: 'Dissatisfied', bn: 'অসন্তুষ্ট' },
  { en: 'Neutral', bn: 'মোটামুটি' },
  { en: 'Satisfied', bn: 'সন্তুষ্ট' },
  { en: 'Very satisfied', bn: 'খুবই সন্তুষ্ট' },
];
