import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import type { DemoSurvey } from '../demo-survey.ts';

/** General knowledge in three rounds of a few days: one is over, one is on, and one is still to come. */
export const whoKnowsLeague: DemoSurvey = {
  owner: 'first',
  kind: 'quiz',
  mode: 'series',
  title: { en: 'Who knows? The league', bn: 'জানেন কি? কুইজ লিগ' },
  settings: {
    languages: ['bn', 'en'],
    theme: 'brick',
    responseMethod: 'registered',
    onePer: 'nobody',
    reveal: REVEAL_PRESETS.afterClose,
    attempts: { most: 1, delayMinutes: 0, grade: 'highest' },
    leaderboard: 'everybody',
  },
  content: { templateId: '0190f0a0-0000-7000-8000-000000000033' },
  parts: [
    { from: 'planets', title: { en: 'Sky and nature', bn: 'আকাশ আর প্রকৃতি' } },
    { from: 'heart', title: { en: 'The body and the Earth', bn: 'শরীর আর পৃথিবী' } },
    { from: 'gitanjali', title: { en: 'Books, colours and time', bn: 'বই, রং আর সময়' } },
  ],
  rounds: [
    { title: { en: 'Sky and nature', bn: 'আকাশ আর প্রকৃতি' }, days: [8, 5] },
    { title: { en: 'The body and the Earth', bn: 'শরীর আর পৃথিবী' }, days: [3, -2] },
    { title: { en: 'The final', bn: 'ফাইনাল' }, days: [-4, -7] },
  ],
  answered: {
    people: 12,
    finishing: 1,
    inBengali: 0.7,
    mood: 0.6,
    days: [8, 0],
    habits: {
      planets: { hard: 0.3, wrong: [9, 7] },
      nearest: { hard: 0.4 },
      moon: { hard: 0.3 },
      freezing: { hard: 0.2, wrong: [4, 32] },
      water: { hard: 0.3, wrong: ['HO2', 'CO2'] },
      gas: { hard: 0.6 },
      mammals: { hard: 0.6 },
      spider: { hard: 0.3 },
      heart: { hard: 0.4, wrong: [2, 3] },
      organ: { hard: 0.6 },
      bones: { hard: 0.6, wrong: [205, 210, 300] },
      ocean: { hard: 0.3 },
      peak: { hard: 0.2 },
      pyramids: { hard: 0.2, wrong: ['সুদান', 'Sudan'] },
      gitanjali: { hard: 0.2 },
      rebel: { hard: 0.2 },
      colours: { hard: 0.4 },
      leap: { hard: 0.2, wrong: [365] },
      minutes: { hard: 0.5, wrong: [3600, 1400] },
      light: { hard: 0.2 },
    },
  },
};
