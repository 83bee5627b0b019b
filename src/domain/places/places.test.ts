import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankQuestion, optionsOf } from '../questionnaire/registry.ts';
import { isPlace, levelOf, PLACE_LEVELS, placeWithin } from './place-levels.ts';
import { namePlaces, placeName, placesOf } from './place-names.ts';
import { placesOfBangladesh } from './places-of-bangladesh.ts';

const places = placesOfBangladesh();

beforeAll(() => namePlaces(places));
afterAll(() => namePlaces([]));

describe('the places of Bangladesh', () => {
  it('are 8 divisions, 64 districts and 495 upazilas, each in one that is there', () => {
    const counted = PLACE_LEVELS.map((level) => places.filter(({ id }) => levelOf(id) === level).length);
    expect(counted).toEqual([8, 64, 495]);
    const ids = new Set(places.map(({ id }) => id));
    expect(ids.size).toBe(places.length);
    for (const id of ids) for (const level of PLACE_LEVELS) expect(ids).toContain(placeWithin(id, level));
  });

  it('have a name in both scripts, as text is stored, and no two in one place the same', () => {
    for (const { name } of places) {
      expect(name.en).toMatch(/^[A-Z][A-Za-z’]+( [A-Z][a-z]+)*$/);
      expect(name.bn).toMatch(/^[\u0980-\u09ff]+( [\u0980-\u09ff]+)*$/);
      expect(name.bn).toBe(name.bn?.normalize('NFC'));
    }
    const inPlace = places.map(({ id, name }) => `${id.split('-').slice(0, -1)} ${name.bn}`);
    expect(new Set(inPlace).size).toBe(places.length);
  });

  it('are told by their ids alone where nobody brought the list', () => {
    for (const { id } of places)
      for (const level of PLACE_LEVELS) expect(isPlace(id, level)).toBe(levelOf(id) === level);
    for (const id of ['', '0', '9', '1-12', '1-1-18', '1-1-0', '01', '1-1-1-1', '1-', '-1', 'a', 'constructor']) {
      expect(PLACE_LEVELS.filter((level) => isPlace(id, level))).toEqual([]);
    }
  });

  it('stand in the order of the alphabet of either language', () => {
    const named = (locale: 'en' | 'bn') => placesOf('division', locale).map(({ name }) => name[locale]);
    expect(named('en').slice(0, 3)).toEqual(['Barishal', 'Chattogram', 'Dhaka']);
    expect(named('bn')).toEqual(
      ['খুলনা', 'চট্টগ্রাম', 'ঢাকা', 'বরিশাল', 'ময়মনসিংহ', 'রংপুর', 'রাজশাহী', 'সিলেট'].map((n) => n.normalize('NFC')),
    );
    // Sorting and naming them costs more than whatever they are looked up for.
    expect(placesOf('upazila', 'bn')).toBe(placesOf('upazila', 'bn'));
    const address = blankQuestion('postal_address', () => 'home');
    expect(optionsOf(address, 'upazila')).toHaveLength(495);
    expect(optionsOf(address, 'upazila')).toBe(optionsOf({ ...address, id: 'work' }, 'upazila'));
    expect(placeName('6-8-1')).toEqual({ en: 'Savar', bn: 'সাভার' });
  });
});
