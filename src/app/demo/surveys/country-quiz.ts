import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import type { DemoSurvey } from '../demo-survey.ts';

/** A class that takes the quiz of rivers and districts over two weeks. */
export const countryQuiz: DemoSurvey = {
  owner: 'first',
  kind: 'quiz',
  title: { en: 'Class eight: our country', bn: 'অষ্টম শ্রেণি: আমাদের দেশ' },
  settings: {
    languages: ['bn', 'en'],
    theme: 'river',
    reveal: REVEAL_PRESETS.everything,
  },
  content: { templateId: '0190f0a0-0000-7000-8000-000000000031' },
  answered: {
    people: 74,
    finishing: 0.96,
    inBengali: 0.8,
    mood: 0.58,
    days: [15, 1],
    habits: {
      divisions: { hard: 0.35, wrong: [7, 6, 64] },
      districts: { hard: 0.25, wrong: [63, 60, 46] },
      capital: { hard: 0.02, wrong: ['চট্টগ্রাম'] },
      largest: { hard: 0.55 },
      smallest: { hard: 0.7 },
      'by-districts': { hard: 0.6 },
      north: { hard: 0.65 },
      khulna: { hard: 0.75, wrong: [8, 9, 11, 12] },
      bhola: { hard: 0.35 },
      belongs: { hard: 0.55 },
      meeting: { hard: 0.5 },
      brahmaputra: { hard: 0.45, wrong: ['মেঘনা', 'পদ্মা'] },
      ganges: { hard: 0.45 },
      myanmar: { hard: 0.4 },
      nepal: { hard: 0.45 },
      sundarbans: { hard: 0.2 },
      tea: { hard: 0.5 },
      hills: { hard: 0.45 },
      bay: { hard: 0.3, wrong: ['ভারত মহাসাগর', 'আরব সাগর'] },
      flower: { hard: 0.05 },
    },
  },
};
