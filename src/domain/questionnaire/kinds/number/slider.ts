import type { Finding } from '../../finding.ts';
import type { Kind, Problem, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkEnds, mapEnds } from '../scale/ends.ts';
import { countedNumber, plainNumber } from './counted-number.ts';
import { readTypedNumber } from './read-typed-number.ts';

type Slider = QuestionOf<'slider'>;

/** A number that is moved to, from `min` to `max` in steps of `step`. */
export const slider: Kind<'slider', number> = {
  ...countedNumber,
  kind: 'slider',
  seconds: 6,
  blank: (id) => ({ ...freshQuestion(id), kind: 'slider', min: 0, max: 100, step: 1, low: {}, high: {}, unit: {} }),
  check: (question) => [...checkSteps(question), ...checkEnds(question)],
  mapTexts: (question, change) => ({
    ...mapEnds(question, change),
    unit: change(question.unit, { text: 'unit', severity: 'warning', missing: 'missingUnit' }),
  }),
  span: ({ min, max }) => ({ from: min, to: max }),
  read: readSlider,
  missing: askedNumber,
  imagine: imagineStep,
  // Between other ends the same number means something else.
  countsAs: ({ min, max }) => `slider${min}to${max}`,
  plain: (_question, answer) => plainNumber(answer, LIMITS.slider.decimals),
};

function askedNumber({ min, max }: Slider): Problem {
  return { key: 'numberBetween', values: { min, max } };
}

function readSlider(question: Slider, input: unknown): Reading<number> {
  const { min, max, step } = question;
  const reading = readTypedNumber(input, askedNumber(question));
  if (!('answer' in reading)) return reading;
  const { answer } = reading;
  if (answer < min || answer > max) return { problem: askedNumber(question) };
  const nearest = numberAt(question, Math.round((answer - min) / step));
  return nearest === answer ? reading : { problem: { key: 'numberInSteps', values: { min, step } } };
}

/** The number so many steps from where the slider begins, without what doubles add to steps of 0.1. */
function numberAt({ min, step }: Pick<Slider, 'min' | 'step'>, steps: number): number {
  return toDecimals(min + steps * step);
}

function toDecimals(value: number): number {
  const unit = 10 ** LIMITS.slider.decimals;
  return Math.round(value * unit) / unit + 0;
}

/** How many steps it has from its beginning to the last that is not beyond its end. */
function stepsOf({ min, max, step }: Slider): number {
  return Math.floor(toDecimals((max - min) / step));
}

function imagineStep(question: Slider, person: MadeUpPerson): number | undefined {
  const steps = stepsOf(question);
  return steps < 0 ? undefined : numberAt(question, Math.round(person.feel() * steps));
}

function checkSteps(question: Slider): Finding[] {
  const { id: questionId, min, max, step } = question;
  if (min > max) return [{ severity: 'error', key: 'minOverMax', values: { min, max }, questionId }];
  const last = numberAt(question, stepsOf(question));
  if (last === min) return [{ severity: 'error', key: 'stepOverRange', values: { min, max, step }, questionId }];
  if (last === toDecimals(max)) return [];
  return [{ severity: 'warning', key: 'maxOffStep', values: { max, last }, questionId }];
}
