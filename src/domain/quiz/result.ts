import { type Answer, type Answers, chosenOf } from '../answers/answer.ts';
import { pathOf } from '../questionnaire/flow.ts';
import { optionWords } from '../questionnaire/kinds/choice/options.ts';
import type { Facts } from '../questionnaire/logic/facts.ts';
import { fillTexts } from '../questionnaire/piping/fill-texts.ts';
import { answerRows, answerWords, optionsOf } from '../questionnaire/registry.ts';
import type { Question, Questionnaire } from '../questionnaire/schema.ts';
import type { Locale } from '../text/locale.ts';
import { isBlank, type Localized } from '../text/localized.ts';
import { bandOf } from './bands.ts';
import type { HandMarks } from './hand-marks.ts';
import { keyRows, keyWords } from './key-words.ts';
import { countedMarking, type Mark, markAnswers } from './mark-answers.ts';
import { markedPassage } from './marked-passage.ts';
import type { Marking, QuestionMarking } from './marking-schema.ts';
import { toNumber } from './points.ts';
import type { Result } from './result-schema.ts';
import type { Revealed } from './reveal.ts';
import { shownMarks } from './told-marks.ts';

interface Answered {
  answers: Answers;
  byHand: HandMarks | null;
  facts: Facts;
  locale: Locale;
}

/** The result of a response, as far as it is shown; null where nothing of it is, or nothing counted. */
export function resultOf(
  questionnaire: Questionnaire & { marking: Marking },
  { answers, byHand, facts, locale }: Answered,
  shown: readonly Revealed[],
): Result | null {
  const { marking } = questionnaire;
  const { asked } = pathOf(fillTexts(questionnaire, answers, facts), answers, facts);
  const marks = shown.length === 0 ? undefined : markAnswers(marking, asked, answers, byHand);
  if (!marks) return null;
  const byId = new Map(asked.map((question) => [question.id, question]));
  // While something waits, what was earned so far is of no band.
  const tellsBand = shown.includes('feedback') && marks.waiting === 0;
  const showsQuestions = shown.some((what) => what !== 'marks');
  return {
    marks: shown.includes('marks') ? shownMarks(marks) : null,
    band: tellsBand ? written(bandOf(marking.bands ?? [], marks)?.feedback) : null,
    questions: (showsQuestions ? marks.questions : []).flatMap((mark) => {
      const question = byId.get(mark.questionId);
      return question ? [shownOf(question, mark, { marking, answers, byHand, locale, shown })] : [];
    }),
  };
}

export type Showing = Pick<Answered, 'answers' | 'locale'> & {
  marking: Marking;
  byHand: HandMarks | null;
  shown: readonly Revealed[];
};

/** Of one question, what is shown. */
export function shownOf(question: Question, mark: Mark, { marking, answers, byHand, locale, shown }: Showing) {
  const counted = countedMarking(marking, question);
  const answer = answers[question.id];
  const shows = (what: Revealed) => shown.includes(what);
  return {
    id: question.id,
    title: question.title,
    answer: shows('attempt') ? (answer === undefined ? '' : answerWords(question, answer, locale)) : null,
    answerRows: shows('attempt') && answer !== undefined ? answerRows(question, answer, locale) : null,
    outcome: shows('correctness') ? mark.outcome : null,
    marks: shows('marks') ? shownMark(mark) : null,
    key: (shows('key') && counted && keyWords(question, counted.key, locale)) || null,
    keyRows: shows('key') && counted ? keyRows(question, counted.key, locale) : null,
    passage: markedPassage(question, { key: counted?.key, answer, locale, shown }),
    feedback: shows('feedback') ? written(counted?.feedback) : null,
    optionFeedback: (shows('feedback') && counted ? saidOfChosen(question, counted, answer) : []).map(
      ({ id, feedback }) => ({
        option: shows('attempt') ? optionWords(optionsOf(question), id, locale) : null,
        feedback,
      }),
    ),
    handFeedback: (shows('feedback') && byHand?.[question.id]?.feedback) || null,
  };
}

function shownMark({ earned, points, outcome }: Mark) {
  return { earned: outcome === 'waiting' ? null : toNumber(earned), points: toNumber(points) };
}

/** Of options that were not chosen nothing is said: it would tell what is right. */
function saidOfChosen(question: Question, { key, optionFeedback = {} }: QuestionMarking, answer: Answer | undefined) {
  if (key?.by !== 'options' || answer === undefined) return [];
  const chosen = new Set(chosenOf(answer));
  return optionsOf(question).flatMap(({ id }) => {
    const feedback = chosen.has(id) ? written(optionFeedback[id]) : null;
    return feedback ? [{ id, feedback }] : [];
  });
}

/** A text, where anything is written. */
export function written(text: Localized | undefined): Localized | null {
  return text && !isBlank(text) ? text : null;
}
