import { z } from 'zod';
import { LIMITS } from '../../questionnaire/limits.ts';
import { DAYS_KEPT } from './memory.ts';

/** Longer than anybody lives; FSRS reckons with any. */
const MOST_STABLE = 36_500;
const MOST_TIMES = 10_000;

/** Nobody practised before there was practice, and no calendar has a year of nothing. */
const daySchema = z.iso.date().refine((day) => day >= '2000', 'invalid');

const cardSchema = z.strictObject({
  due: daySchema.describe('When it is asked again'),
  last: daySchema.describe('When it was practised last'),
  stability: z
    .number()
    .gt(0)
    .max(MOST_STABLE)
    .describe('In how many days it is known in nine of ten cases, after FSRS'),
  difficulty: z.number().min(1).max(10).describe('How hard it is for them, after FSRS'),
  reps: z.int().min(1).max(MOST_TIMES).describe('On how many days it was practised'),
  lapses: z.int().min(0).max(MOST_TIMES).describe('How often it was not known any more'),
});

/** A memory as a browser sends it. */
export const memorySchema = z.strictObject({
  cards: z
    .record(z.string().max(32), cardSchema)
    .refine((cards) => Object.keys(cards).length <= LIMITS.questions, 'invalid')
    .describe('How well each question is known, by its id; of questions that are not practised nothing is kept'),
  days: z.array(daySchema).max(DAYS_KEPT).describe('The days in Dhaka on which they practised'),
});
