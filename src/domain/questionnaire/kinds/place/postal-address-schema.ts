import { z } from 'zod';
import { PLACE_LEVELS } from '../../../places/place-levels.ts';
import { everyQuestion } from '../../every-question-schema.ts';

export const postalAddressSchema = z.strictObject({
  ...everyQuestion,
  kind: z
    .literal('postal_address')
    .describe(
      'Answered by a record of ids of places (`division`, `district`, `upazila`: see `findPlaces`) and texts ' +
        '(`line`, `postcode`); the widest follow from the narrowest',
    ),
  level: z.enum(PLACE_LEVELS).describe('The narrowest place that is asked for; the wider ones are asked with it'),
  asksLine: z.boolean().optional().describe('Whether house, road or village are asked for'),
  asksPostcode: z.boolean().optional().describe('Whether the post code is asked for'),
});
