// For tests: a quiz whose answers are right in parts.
import type { Question, Questionnaire } from '../questionnaire/schema.ts';

const asked = { help: {}, required: false };
const named = (...names: string[]) => names.map((en, place) => ({ id: `o${place + 1}`, label: { en } }));

const questions: Question[] = [
  {
    ...{ ...asked, kind: 'ranking', id: 'years', title: { en: 'What came first?' }, shuffle: true },
    options: named('Independence', 'Language Movement', 'Partition', 'Six Points'),
  },
  {
    ...{ ...asked, kind: 'ranking', id: 'largest', title: { en: 'The two largest divisions?' }, maxRanked: 2 },
    options: named('Sylhet', 'Chattogram', 'Khulna'),
  },
  {
    ...{ ...asked, kind: 'grid_single_choice', id: 'divisions', title: { en: 'Which division?' } },
    rows: [
      { id: 'r1', label: { en: 'Bhola' } },
      { id: 'r2', label: { en: 'Bogura' } },
      { id: 'r3', label: { en: 'Jashore' } },
    ],
    options: named('Khulna', 'Rajshahi', 'Barishal', 'Dhaka'),
  },
];

/** Nine points. */
export const sampleParts = {
  sections: [{ id: 's1', title: {}, intro: {}, questions }],
  marking: {
    questions: {
      years: { points: 4, key: { by: 'order', order: ['o3', 'o2', 'o4', 'o1'] } },
      largest: { points: 2, key: { by: 'order', order: ['o2', 'o3'], credit: 'whole' } },
      divisions: { points: 3, key: { by: 'pairs', pairs: { r1: 'o3', r2: 'o2', r3: 'o1' } } },
    },
  },
} satisfies Questionnaire;
