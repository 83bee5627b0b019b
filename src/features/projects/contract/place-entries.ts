import { z } from 'zod';
import { PLACE_LEVELS } from '#domain/places/place-levels.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { countsBy, listOf, listQuery } from '#kit/contract/listing.ts';
import { PLACE_CHANGES } from '../rate-limits.ts';
import { placeId, placeLevel, placeNamed } from './places.ts';

const LONGEST_NAME = 60;

/** Offered to respondents, or no longer. */
export const PLACE_STATES = ['active', 'inactive'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

const nameText = z.string().trim().min(1, 'required').max(LONGEST_NAME);
const state = z
  .enum(PLACE_STATES)
  .describe('Whether respondents are offered it and what lies in it (`active`) or not (`inactive`)');
const revision = z.int().min(1).describe('Number of this state of it');

/** What an administrator writes of one. */
export const placeContent = z.strictObject({
  name: z
    .strictObject({ en: nameText.describe('In English'), bn: nameText.describe('In Bengali') })
    .describe('Its name in both languages; no other in the same place has it'),
  state,
});
export type PlaceContent = z.infer<typeof placeContent>;

export const newPlace = z.strictObject({
  within: placeId.nullable().describe('Id of the division or district it lies in; null for a new division'),
  ...placeContent.shape,
});
export type NewPlace = z.infer<typeof newPlace>;

const placeSummary = z.object({
  _id: placeId,
  level: placeLevel,
  name: placeNamed,
  state,
  around: z.array(placeNamed).describe('Names of what it lies in, the narrowest first'),
});
export type PlaceSummary = z.infer<typeof placeSummary>;

const placeEntry = placeSummary.extend({
  within: z.array(placeSummary.omit({ around: true })).describe('What lies in it, in the order of the list'),
  revision,
});
export type PlaceEntry = z.infer<typeof placeEntry>;

const params = z.object({ id: placeId });

export const findPlaceEntries = endpoint({
  name: 'findPlaceEntries',
  method: 'GET',
  path: '/places/entries',
  summary: 'Places as they are edited, each followed by those that lie in it',
  access: 'settings',
  query: listQuery.extend({
    level: placeLevel.optional(),
    state: state.optional(),
  }),
  data: listOf(placeSummary).extend({ byLevel: countsBy(PLACE_LEVELS) }),
});

export const getPlaceEntry = endpoint({
  name: 'getPlaceEntry',
  method: 'GET',
  path: '/places/entries/:id',
  summary: 'A place as it is edited, with what lies in it',
  access: 'settings',
  params,
  data: placeEntry,
});

export const createPlace = endpoint({
  name: 'createPlace',
  method: 'POST',
  path: '/places/entries',
  summary: 'Add a place at the end of those that lie beside it',
  access: 'settings',
  limits: [PLACE_CHANGES],
  status: 201,
  message: 'saved',
  body: newPlace,
  data: placeEntry,
});

export const updatePlace = endpoint({
  name: 'updatePlace',
  method: 'PUT',
  path: '/places/entries/:id',
  summary: 'Call a place otherwise, or offer it no longer; its id stays',
  access: 'settings',
  limits: [PLACE_CHANGES],
  message: 'saved',
  params,
  body: placeContent.extend({ revision }),
  data: placeEntry,
});
