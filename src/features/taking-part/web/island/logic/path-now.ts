import type { Answers } from '#domain/answers/answer.ts';
import { answersOn } from '#domain/questionnaire/flow.ts';
import type { Told } from '#domain/questionnaire/held.ts';
import { type Walk, walk } from '#domain/questionnaire/logic/walk.ts';
import { readAnswer } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { PageLogic } from '../../questions/page-logic.ts';
import { idOf, questionsIn, readValue } from '../fields.ts';

export interface PathNow extends Walk<Question> {
  answers: Answers;
}

/** What the fields of a page say, by question. */
export function toldIn(page: HTMLFormElement): ReadonlyMap<string, Told | undefined> {
  return new Map(questionsIn(page).map((question) => [idOf(question), readValue(question)]));
}

/**
 * The path by what the fields say now, read by the lines that the server reads by. What it would refuse changes
 * nothing: the answer before counts until there is another.
 */
export function createPath({
  given,
  untouched: _,
  facts,
  ...logic
}: PageLogic): (told: ReadonlyMap<string, Told | undefined>) => PathNow {
  const answers = { ...given };
  const questions = logic.sections.flatMap((section) => section.questions);
  return (told) => {
    for (const question of questions) {
      const value = told.get(question.id);
      if (value === undefined) continue;
      const reading = readAnswer(question, value);
      if ('answer' in reading) answers[question.id] = reading.answer;
      else if ('empty' in reading) delete answers[question.id];
    }
    const path = walk(logic, answers, facts);
    return { ...path, answers: answersOn(path, answers) };
  };
}
