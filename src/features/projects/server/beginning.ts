import { blankQuestion } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { USUAL_PRACTICE } from '#domain/quiz/practice/practice.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { ONE_ROUND } from '#domain/quiz/series/series.ts';
import { cleanText } from '#domain/text/normalise.ts';
import type { ProjectKind, QuizMode, Typed } from '../contract/kinds.ts';
import type { ProjectSettings } from '../contract/settings.ts';
import { FRESH_SETTINGS } from './settings/settings.ts';

/** Where a kind of project begins otherwise than a survey: a vote counts once, and who votes sees how all did; whoever
 * takes a quiz sees their marks. */
const SETTINGS: Record<ProjectKind, Partial<ProjectSettings>> = {
  survey: {},
  poll: { onePer: 'device', showResults: 'after_voting' },
  feedback: {},
  quiz: { reveal: REVEAL_PRESETS.marks },
};

/** Of a quiz that is practised nothing is hidden until later; of a series it is known who comes again. */
const OF_MODE: Record<QuizMode, Partial<ProjectSettings>> = {
  general: {},
  practice: { reveal: null, practice: USUAL_PRACTICE },
  series: { responseMethod: 'registered', series: ONE_ROUND, leaderboard: 'participants' },
};

/** What a project of a kind and mode is set to as it begins. */
export function settingsAtFirst({ kind, mode }: Typed): ProjectSettings {
  return { ...FRESH_SETTINGS, ...SETTINGS[kind], ...(mode && OF_MODE[mode]) };
}

const QUESTIONS: Record<ProjectKind, () => Question[]> = {
  survey: () => [],
  poll: () => [{ ...blankQuestion('single_choice', counted()), required: true }],
  feedback: () => [
    {
      ...blankQuestion('rating', () => 'rating'),
      title: words('How was it for you?', 'আপনার কেমন লাগল?'),
      help: words('1 is poor, 5 is excellent.', '১ মানে ভালো লাগেনি, ৫ মানে দারুণ।'),
      required: true,
    },
    {
      ...blankQuestion('long_text', () => 'comment'),
      title: words('What should we know?', 'আমাদের কী জানাতে চান?'),
    },
  ],
  quiz: () => [],
};

/** What a project of a kind asks as it begins. */
export function questionsAtFirst(kind: ProjectKind): Questionnaire {
  return { sections: [{ id: 's1', title: {}, intro: {}, questions: QUESTIONS[kind]() }] };
}

function counted(): () => string {
  let count = 0;
  return () => `p${++count}`;
}

function words(en: string, bn: string) {
  return { en: cleanText(en), bn: cleanText(bn) };
}
