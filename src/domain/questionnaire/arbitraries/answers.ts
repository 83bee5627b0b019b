import fc from 'fast-check';
import type { Answer, Answers } from '../../answers/answer.ts';
import { carriedBy } from '../carried/carrying.ts';
import type { MadeUpPerson } from '../made-up-person.ts';
import { isAsking, kindOf, readAnswer } from '../registry.ts';
import type { Question, Questionnaire } from '../schema.ts';
import { days, WORDS } from './simple.ts';

/** Answers of one respondent; some questions stay unanswered. */
export function someAnswers(questionnaire: Questionnaire): fc.Arbitrary<Answers> {
  const all = questionnaire.sections.flatMap((section) => section.questions).filter(isAsking);
  const each = all.map((question) => fc.option(answersTo(question), { nil: undefined }));
  return fc.tuple(...each).map((given) => {
    const answers: Answers = {};
    for (const [index, question] of all.entries()) {
      const answer = given[index];
      if (answer !== undefined) answers[question.id] = answer;
    }
    return answers;
  });
}

/** The same of somebody who leaves out nothing that has to be answered of all who are asked. */
export function wholeAnswers(questionnaire: Questionnaire): fc.Arbitrary<Answers> {
  const all = questionnaire.sections.flatMap((section) => section.questions);
  const required = all.filter((question) => isAsking(question) && question.required);
  const given = fc.record(Object.fromEntries(required.map((question) => [question.id, answersTo(question)])));
  return fc.tuple(someAnswers(questionnaire), given).map(([some, others]) => ({ ...some, ...others }));
}

/** An answer as it would be stored for this question: that of a made-up person who always has one. */
export function answersTo(question: Question): fc.Arbitrary<Answer> {
  return fc.gen().map((draw) => {
    const { askingFor, imagine } = kindOf(question);
    // Of what is taken from another question, nobody knows how many are offered.
    const asked = (carriedBy(question) && askingFor?.(question, 1)) || question;
    const input = imagine(asked, somebody(draw));
    const reading = readAnswer(question, input);
    if (!('answer' in reading)) throw new Error(`${JSON.stringify(input)} does not answer ${JSON.stringify(question)}`);
    return reading.answer;
  });
}

function somebody(draw: fc.GeneratorValue): MadeUpPerson {
  return {
    pick: (count) => draw(fc.nat, count - 1),
    choose: (count) => draw(chosenOf, count),
    feel: () => draw(fc.nat, 100) / 100,
    reckon: (least, most, decimals) => draw(decimalsBetween, least, most, decimals),
    say: () => draw(() => fc.constantFrom(...WORDS)),
    digits: (count) => draw(digitsOf, count),
    remember: () => draw(() => days),
  };
}

function digitsOf(count: number): fc.Arbitrary<string> {
  return fc.nat(10 ** count - 1).map((number) => String(number).padStart(count, '0'));
}

function chosenOf(count: number): fc.Arbitrary<number[]> {
  return fc.subarray([...Array(count).keys()], { minLength: 1 });
}

function decimalsBetween(least: number, most: number, decimals: number): fc.Arbitrary<number> {
  const unit = 10 ** decimals;
  const [min, max] = [Math.max(least, -1000) * unit, Math.min(most, 1000) * unit];
  return fc.integer({ min, max }).map((whole) => whole / unit);
}
