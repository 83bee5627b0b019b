import type { Locale } from '../text/locale.ts';
import { type Localized, localizedText } from '../text/localized.ts';
import { drawnFrom } from './draw-questions.ts';
import { pathRange } from './logic/path-range.ts';
import { isAsking, kindOf } from './registry.ts';
import type { Question, Questionnaire, Section } from './schema.ts';
import { textsOf } from './texts/question-texts.ts';

/**
 * Silent reading, 238 words a minute: M. Brysbaert, "How many words do we read per minute?", Journal of Memory and
 * Language 109 (2019). Measured in English; Bengali is taken to read at the same pace.
 */
const WORDS_A_SECOND = 238 / 60;
/** Of one question, its title and help among them: nobody reads a long list to its end before choosing. */
const MOST_TEXTS_READ = 14;

/**
 * About how many seconds answering takes: reading every text once, and what each kind of question needs to be answered.
 * Where answers decide who is asked what, on the longest path. The same survey is longer in one language than in the
 * other: everybody is told the longest, so that whoever changes the language is promised the same.
 */
export function estimateSeconds(questionnaire: Questionnaire, languages: readonly Locale[]): number {
  return Math.max(...languages.map((locale) => secondsIn(questionnaire, locale)));
}

function secondsIn(questionnaire: Questionnaire, locale: Locale): number {
  const sections = questionnaire.sections.filter(({ questions }) => questions.length > 0);
  const around = sections.reduce((sum, section) => sum + secondsOfHead(section, locale), 0);
  const { most } = longest(sections, (question) => secondsOf(question, locale));
  return Math.round(around + most);
}

/** How long reading alone takes, on the longest path: whoever has less time has not seen everything. */
export function secondsToRead({ sections }: Questionnaire, locale: Locale): number {
  const around = sections.reduce((sum, section) => sum + secondsOfHead(section, locale), 0);
  const { most } = longest(sections, (question) => secondsOfReading(textsReadOf(question), locale));
  return Math.round(around + most);
}

/** Of one question: how long reading alone takes. */
export function secondsToReadOne(question: Question, locale: Locale): number {
  return secondsOfReading(textsReadOf(question), locale);
}

/** Of one question: reading it, and answering. */
export function secondsOf(question: Question, locale: Locale): number {
  return secondsOfReading(textsReadOf(question), locale) + kindOf(question).seconds;
}

/** Of what stands above a section. */
export function secondsOfHead({ title, intro }: Pick<Section, 'title' | 'intro'>, locale: Locale): number {
  return secondsOfReading([title, intro], locale);
}

/** How many questions a respondent is asked, and whether it may be fewer, for answers decide. */
export function questionsAsked({ sections }: Questionnaire): { questions: number; mayBeFewer: boolean } {
  const { least, most } = longest(sections, (question) => (isAsking(question) ? 1 : 0));
  return { questions: most, mayBeFewer: least < most };
}

/** As `pathRange`, where of each draw those are drawn that weigh most. */
function longest(sections: readonly Section[], weigh: (question: Question) => number) {
  const drawn = sections.map((section) => {
    if (section.draw === undefined) return section;
    const heaviest = drawnFrom(section).toSorted((one, other) => weigh(other) - weigh(one));
    const left = new Set(heaviest.slice(section.draw));
    return { ...section, questions: section.questions.filter((question) => !left.has(question)) };
  });
  return pathRange(drawn, weigh);
}

/** The whole minutes that people are told, at least one. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

function secondsOfReading(texts: readonly Localized[], locale: Locale): number {
  return texts.reduce((sum, text) => sum + countWords(localizedText(text, locale)), 0) / WORDS_A_SECOND;
}

function textsReadOf(question: Question) {
  return textsOf(question)
    .filter(({ place }) => place.text !== 'alt')
    .slice(0, MOST_TEXTS_READ)
    .map(({ text }) => text);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
