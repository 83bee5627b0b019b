import type { Locale } from '../text/locale.ts';
import { localizedText } from '../text/localized.ts';
import { questionsOf } from './flow.ts';
import { textsOf } from './question-texts.ts';
import { kindOf } from './registry.ts';
import type { Question, Questionnaire } from './schema.ts';

/**
 * Silent reading, 238 words a minute: M. Brysbaert, "How many words do we read per minute?", Journal of Memory and
 * Language 109 (2019). Measured in English; Bengali is taken to read at the same pace.
 */
const WORDS_A_SECOND = 238 / 60;
/** Of one question, its title and help among them: nobody reads a long list to its end before choosing. */
const MOST_TEXTS_READ = 14;

/**
 * About how many seconds answering takes: reading every text once, and what each kind of question needs to be answered.
 */
export function estimateSeconds(questionnaire: Questionnaire, locale: Locale): number {
  const words = textsRead(questionnaire).reduce((sum, text) => sum + countWords(localizedText(text, locale)), 0);
  const answering = questionsOf(questionnaire).reduce((sum, question) => sum + kindOf(question).seconds, 0);
  return Math.round(words / WORDS_A_SECOND + answering);
}

/** The whole minutes that people are told, at least one. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

function textsRead({ sections }: Questionnaire) {
  return sections.flatMap(({ title, intro, questions }) =>
    questions.length === 0 ? [] : [title, intro, ...questions.flatMap(textsReadOf)],
  );
}

function textsReadOf(question: Question) {
  return textsOf(question)
    .slice(0, MOST_TEXTS_READ)
    .map(({ text }) => text);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
