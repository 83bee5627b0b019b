import type { Answer, Answers } from '../../answers/answer.ts';
import type { Locale } from '../../text/locale.ts';
import type { Localized } from '../../text/localized.ts';
import { asWords } from '../../text/marks/as-words.ts';
import { type Piped, printPiped, replacePiped } from '../../text/piped.ts';
import { answersOn, pathOf } from '../flow.ts';
import { LIMITS } from '../limits.ts';
import type { Facts } from '../logic/facts.ts';
import { answerWords, kindOf } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { mayBeMarked } from '../texts/marked-texts.ts';
import { mapTexts } from '../texts/question-texts.ts';
import { mapAllTexts, PROJECT_CLOSING, type TextAt } from '../texts/questionnaire-texts.ts';
import type { Variable } from '../variables/expression.ts';
import { reckonerOn } from '../variables/reckoner-on.ts';
import { valueWords } from '../variables/value-words.ts';
import { findPiped, inText, mapLanguages } from './find-piped.ts';
import { pipedWords } from './piped-words.ts';

export interface Known {
  /** The questions on the path: an answer to another is as if it were not there. */
  asked: readonly Question[];
  answers: Answers;
  /** What is known besides, by name. */
  facts: Facts;
  /** What is reckoned of all that. */
  variables?: readonly Variable[] | undefined;
  /** What stays as it is written. */
  stays?: (piped: Piped) => boolean;
  /** A question as it reads, whose own texts are filled; left out where they are. */
  reads?: (question: Question, fill: (text: Localized) => Localized) => Question;
  /** What becomes of words that are put into a text, by where that stands; left out: they stay as they are. */
  adapt?: (words: string, written: string, at: Pick<TextAt, 'place'>) => string;
}

type Filling = (text: Localized, at?: Pick<TextAt, 'place'>) => Localized;

/** The questionnaire as one respondent reads it; the same object where nothing is piped. */
export function fillTexts<Q extends Questionnaire>(
  questionnaire: Q,
  answers: Answers,
  facts: Facts,
  stays?: Known['stays'],
): Q {
  if (findPiped(questionnaire).length === 0) return questionnaire;
  const path = pathOf(questionnaire, answers, facts);
  const { variables } = questionnaire;
  const said = answersOn(path, answers);
  return mapAllTexts(
    questionnaire,
    createFilling({ asked: path.asked, answers: said, facts, variables, stays, ...WRITTEN }),
  );
}

/** The project's own closing text as one respondent reads it; the same object where nothing is piped. */
export function fillClosingText(
  closingText: Localized,
  questionnaire: Questionnaire,
  answers: Answers,
  facts: Facts,
): Localized {
  if (inText(closingText, PROJECT_CLOSING).length === 0) return closingText;
  const path = pathOf(questionnaire, answers, facts);
  const { variables } = questionnaire;
  const said = answersOn(path, answers);
  const fill = createFilling({ asked: path.asked, answers: said, facts, variables, ...WRITTEN });
  return fill(closingText, PROJECT_CLOSING);
}

/**
 * Puts into texts what is known of one respondent, in the language of each: as often as a text and all of them may hold
 * it, and beyond that what is read where nothing is known, for a page of nothing but tokens would be a hundred times
 * as long as what was written.
 */
export function createFilling({ asked, answers, facts, variables, stays, reads, adapt }: Known): Filling {
  const questions = new Map(asked.map((question) => [question.id, question]));
  const found = new Map<string, string>();
  const reckoner = reckonerOn({ asked, answers, facts, variables });
  let left: number = LIMITS.pipedInAll;

  function said({ from, id }: Piped, locale: Locale): string {
    const key = `${from} ${id} ${locale}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    // What names itself, over however many others, says nothing.
    found.set(key, '');
    const words = pipedWords((from === 'value' ? valueSaid(id, locale) : answerSaid(id, locale)) ?? '');
    found.set(key, words);
    return words;
  }

  function valueSaid(id: string, locale: Locale): string | undefined {
    const value = Object.hasOwn(facts, id) ? facts[id] : reckoner(id);
    return value === undefined ? undefined : valueWords(value, locale);
  }

  function answerSaid(id: string, locale: Locale): string | undefined {
    const [question, answer] = [questions.get(id), answers[id]];
    if (!question || answer === undefined) return undefined;
    return wordsIn(reads?.(question, (text) => fill(text)) ?? question, answer, locale);
  }

  function fill(text: Localized, at?: Pick<TextAt, 'place'>): Localized {
    return mapLanguages(text, (written, locale) => {
      let leftHere: number = LIMITS.pipedInText;
      return replacePiped(written, (piped) => {
        if (stays?.(piped)) return printPiped(piped);
        leftHere -= 1;
        left -= 1;
        const isTooMany = leftHere < 0 || left < 0;
        const words = (isTooMany ? '' : said(piped, locale)) || (piped.fallback ?? '');
        return (at && adapt?.(words, written, at)) ?? words;
      });
    });
  }

  return fill;
}

/** An answer within a sentence. */
function wordsIn(question: Question, answer: Answer, locale: Locale): string {
  return kindOf(question).inSentence?.(answer) ?? answerWords(question, answer, locale);
}

/** Of texts as their owner wrote them. */
const WRITTEN = { reads: mapTexts, adapt: keptFromMarks };

/** What is put into a text that may be marked makes no marks. */
function keptFromMarks(words: string, written: string, { place }: Pick<TextAt, 'place'>): string {
  return mayBeMarked(place) ? asWords(words, written) : words;
}
