import { z } from 'zod';
import { PLACE_LEVELS } from '#domain/places/place-levels.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { PLACES } from '../rate-limits.ts';
import { localizedLine } from './settings.ts';

export const placeId = z
  .string()
  .regex(/^[1-9]\d?(?:-[1-9]\d?){0,2}$/)
  .describe('Its id, which begins with that of the place it lies in');
export const placeLevel = z.enum(PLACE_LEVELS).describe('What it is');
export const placeNamed = localizedLine.describe('Its name in both languages');

export const findPlaces = endpoint({
  name: 'findPlaces',
  method: 'GET',
  path: '/places',
  summary:
    'Divisions, districts and upazilas of Bangladesh, by which addresses are told: the same for hours, so keep them',
  access: 'anyone',
  limits: [PLACES],
  unchanging: true,
  data: z.array(
    z.object({
      id: placeId,
      level: placeLevel,
      name: placeNamed,
      offered: z.boolean().describe('Whether it can be chosen; one that cannot may still be in answers'),
    }),
  ),
});
