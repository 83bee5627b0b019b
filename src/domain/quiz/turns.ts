// A quiz whose questions each have their time: one question is before somebody at a time, and they take their turns.
import type { Answers } from '../answers/answer.ts';
import { pathOf, questionsOf } from '../questionnaire/flow.ts';
import type { Facts } from '../questionnaire/logic/facts.ts';
import { fillTexts } from '../questionnaire/piping/fill-texts.ts';
import { isAsking } from '../questionnaire/registry.ts';
import type { Question, Questionnaire, Section } from '../questionnaire/schema.ts';
import { isLate } from './clock.ts';

/** The question that is, or was last, before somebody. */
export interface Turn {
  question: string;
  /** Fixed when it was served; in UTC. */
  until: string;
  /** It was answered, or left out by who went on. */
  saved?: true;
  /** The one before, where its time ran out: what was sent in time may still be on its way. */
  passed?: Pick<Turn, 'question' | 'until'>;
}

/** What is known of somebody on their way. */
export interface Standing {
  answers: Answers;
  /** Questions whose answer stood there from the start and was not sent since. */
  untouched: readonly string[];
  facts: Facts;
  /** Questions of which was told before questions had their time; null where of none. */
  final: readonly string[] | null;
}

/** The turn of a question that is served now, after the one before. */
export function turnFrom({ id }: Pick<Question, 'id'>, before: Turn | null, seconds: number, now: Date): Turn {
  const until = new Date(now.getTime() + seconds * 1000).toISOString();
  const passed = before && !before.saved && { question: before.question, until: before.until };
  return { question: id, until, ...(passed && { passed }) };
}

/** The turn of a question among what is before somebody, or was until a moment ago. */
export function turnOf(
  turn: Turn | null,
  question: string | undefined,
): Pick<Turn, 'question' | 'until' | 'saved'> | undefined {
  return [turn, turn?.passed].find((one) => one?.question === question) ?? undefined;
}

/** Whether questions are still to come for somebody: until none is, they have not been asked all. */
export function hasMore(questionnaire: Questionnaire, standing: Standing, turn: Turn | null): boolean {
  return nextQuestion(questionnaire, standing, turn) !== undefined;
}

/** How long somebody may look at what is told of a question, before they count as having left. */
const LOOK_SECONDS = 120;

/**
 * When all questions would be over of which the first has its turn, if somebody left each to its time and looked long
 * at what is told of it, where anything is.
 */
export function allOverAt(
  { until }: Turn,
  { step, of }: { step: number; of: number },
  { questionSeconds, tells }: { questionSeconds: number; tells: boolean },
): Date {
  const left = of - step;
  const seconds = left * questionSeconds + (tells ? (left + 1) * LOOK_SECONDS : 0);
  return new Date(Date.parse(until) + seconds * 1000);
}

/** Whether nothing more is taken of it. */
export function isOver({ until, saved }: Turn, now: Date): boolean {
  return saved === true || isLate(new Date(until), now);
}

/**
 * Whose turn is next, in the order in which somebody is asked. Nobody goes back: not to what time ran out on either.
 * Whoever had begun before questions had their time goes on with the first that they have not answered.
 */
export function nextQuestion(
  questionnaire: Questionnaire,
  { answers, untouched, facts, final }: Standing,
  turn: Turn | null,
): Question | undefined {
  const path = pathOf(questionnaire, answers, facts);
  const asked = path.asked.filter((question) => isAsking(question) && !final?.includes(question.id));
  if (!turn) return asked.find(({ id }) => answers[id] === undefined || untouched.includes(id));
  const order = new Map(questionsOf(questionnaire).map(({ id }, place) => [id, place]));
  const here = order.get(turn.question) ?? -1;
  return asked.find(({ id }) => (order.get(id) ?? -1) > here);
}

/**
 * What has been before somebody so far, which is all of a questionnaire that they are sent: what comes later they
 * could else look up. It is settled: texts are filled, and whatever names what comes later (conditions, jumps,
 * variables, closings) was judged by the server. What they left out on the way is not asked of them again.
 */
export function servedUntil<Q extends Questionnaire>(
  questionnaire: Q,
  turn: Turn | null,
  { answers, facts }: Pick<Standing, 'answers' | 'facts'>,
): Q {
  const path = pathOf(questionnaire, answers, facts);
  const onPath = new Set(path.asked.map(({ id }) => id));
  const isNow = ({ id }: Question) => id === turn?.question;
  const isRequired = path.required.some(isNow);
  const { variables: _reckoned, closings: _later, ...filled } = fillTexts(questionnaire, answers, facts);
  const at = filled.sections.findIndex(({ questions }) => questions.some(isNow));
  const served = filled.sections.slice(0, at + 1).map((filledSection, place) => {
    const { shuffled: _is, shuffleQuestions: _are, showIf: _met, ...section } = filledSection;
    const { questions } = section;
    const until = place === at ? questions.slice(0, questions.findIndex(isNow) + 1) : questions;
    const asked = until.filter((question) => isNow(question) || onPath.has(question.id));
    return { ...section, questions: asked.map((question) => asServed(question, isNow(question) && isRequired)) };
  });
  const sections = served.filter(({ questions }) => questions.length > 0);
  const hiddenValues = filled.hiddenValues?.map(({ drawnFrom: _others, ...value }) => value);
  return {
    ...filled,
    sections: sections.length > 0 ? sections : [NONE_YET],
    ...(hiddenValues && { hiddenValues }),
  } as Q;
}

/** A questionnaire has a section. */
const NONE_YET: Section = { id: 'none', title: {}, intro: {}, questions: [] };

function asServed(question: Question, required: boolean): Question {
  const { showIf: _met, requireIf: _judged, jumps: _lead, ...rest } = question;
  return { ...rest, required } as Question;
}
