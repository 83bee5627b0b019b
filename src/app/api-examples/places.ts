import * as entries from '#features/projects/contract/place-entries.ts';
import { findPlaces } from '#features/projects/contract/places.ts';
import { exampleOf } from '#kit/server/api/example.ts';

const dhaka = { en: 'Dhaka', bn: 'ঢাকা' };
const name = { en: 'Savar', bn: 'সাভার' };
const state = 'active' as const;
const savar = { _id: '6-8-1', level: 'upazila' as const, name, state, around: [dhaka, dhaka] };
const added = { _id: '6-8-6', level: 'upazila' as const, name: { en: 'Ashulia', bn: 'আশুলিয়া' }, state };

export const placeExamples = [
  exampleOf(findPlaces, {
    data: [
      { id: '6', level: 'division', name: dhaka, offered: true },
      { id: '6-8', level: 'district', name: dhaka, offered: true },
      { id: '6-8-1', level: 'upazila', name, offered: true },
    ],
  }),
  exampleOf(entries.findPlaceEntries, {
    query: { q: 'savar', level: 'upazila', state, limit: 20 },
    data: { items: [savar], next: null, total: 1, byLevel: { division: 0, district: 0, upazila: 1 } },
  }),
  exampleOf(entries.getPlaceEntry, { params: { id: savar._id }, data: { ...savar, within: [], revision: 1 } }),
  exampleOf(entries.createPlace, {
    body: { within: '6-8', name: added.name, state },
    data: { ...added, around: [dhaka, dhaka], within: [], revision: 1 },
  }),
  exampleOf(entries.updatePlace, {
    params: { id: savar._id },
    body: { name, state: 'inactive', revision: 1 },
    data: { ...savar, state: 'inactive', within: [], revision: 2 },
  }),
];
