import { z } from 'zod';
import { LIMITS } from '../../questionnaire/limits.ts';
import { areApart, stableId } from '../../questionnaire/stable-id-schema.ts';
import { textSchema } from '../../questionnaire/texts/text-schema.ts';
import { LATE_JOINERS, MOST_ROUNDS, OPENED_BY } from './series.ts';

const moment = z.iso.datetime().nullable();

const roundSchema = z.strictObject({
  id: stableId.describe('Unique in the quiz; its runs and marks go with it, also where it was removed and is put back'),
  title: textSchema(LIMITS.title).describe('What it is called, in one language or both; empty for its number'),
  sections: z
    .array(stableId)
    .max(LIMITS.sections)
    .describe('Ids of the sections that it asks; none for all that no other round names'),
  opensAt: moment.describe('When it may first be begun, in UTC; null for as soon as the quiz takes answers'),
  endsAt: moment.describe('When its last answers are taken, in UTC; null for as long as the quiz takes answers'),
  openedBy: z
    .enum(OPENED_BY)
    .describe('What opens it besides: nothing (`dates`), that the one before was `submitted`, or that it was `passed`'),
});

export const seriesSchema = z
  .strictObject({
    rounds: z.array(roundSchema).min(1).max(MOST_ROUNDS).refine(areApart, 'duplicateId').describe('In order'),
    lateJoiners: z
      .enum(LATE_JOINERS)
      .describe(
        'Of whoever begins when rounds are over: they `miss` these, may `catchUp` for as long as the quiz takes answers, or ' +
          '`stayOut` once the first is over',
      ),
  })
  .describe('The rounds of a quiz');
