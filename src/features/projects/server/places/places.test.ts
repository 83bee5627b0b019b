import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPlace } from '#domain/places/place-levels.ts';
import { changePlaces, isRetired, offeredPlaces, placeName } from '#domain/places/place-names.ts';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as entries from '../../contract/place-entries.ts';
import { findPlaces } from '../../contract/places.ts';
import { PLACES } from '../../rate-limits.ts';
import { places } from '../tables.ts';

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await createUser(server, { role: 'admin' });
});

afterAll(() => changePlaces([]));

const get = async (id: string) => (await server.call(entries.getPlaceEntry, { params: { id } }, admin)).data;
const find = async (query: object) => (await server.call(entries.findPlaceEntries, { query }, admin)).data;
const create = (payload: object) => server.send({ method: 'POST', url: '/api/v1/places/entries', payload, by: admin });

async function change(id: string, to: Partial<entries.PlaceContent>) {
  const { name, state, revision } = await get(id);
  const body = { name: { en: name.en ?? '', bn: name.bn ?? '' }, state, revision, ...to };
  const reply = await server.call(entries.updatePlace, { params: { id }, body }, admin);
  expect(reply.status).toBe(200);
}

/** Whoever asks anything a second later finds places as they are now. */
async function later() {
  server.clock.forward(1);
  return (await server.call(findPlaces)).data;
}

describe('the table of places', () => {
  it('begins with the list that answers are told by', async () => {
    const rows = await server.db
      .select({ id: places.id, name: places.name })
      .from(places)
      .where(isNull(places.updatedAt));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(rows.sort(byId)).toEqual(placesOfBangladesh().sort(byId));
  });
});

describe('findPlaceEntries', () => {
  it('holds every place before those that lie in it, page by page', async () => {
    const first = await find({ limit: 100 });
    expect(first).toMatchObject({ total: 567, byLevel: { division: 8, district: 64, upazila: 495 } });
    expect(first.items.slice(0, 3).map(({ _id }) => _id)).toEqual(['1', '1-1', '1-1-1']);
    const second = await find({ limit: 100, cursor: first.next });
    expect(second.items[0]?._id).toBe(first.next);
    expect((await find({ cursor: 'nowhere' })).items).toEqual([]);
  });

  it.each([
    ['savar', ['6-8-1']],
    ['সাভার', ['6-8-1']],
    ['সাভার ঢাকা', ['6-8-1']],
    ['savar khulna', []],
  ])('finds “%s” in either script, by what it lies in too', async (q, ids) => {
    expect((await find({ q })).items.map(({ _id }) => _id)).toEqual(ids);
  });

  it('is narrowed by level and state', async () => {
    expect((await find({ level: 'division' })).total).toBe(8);
    expect((await find({ state: 'inactive' })).total).toBe(0);
  });
});

describe('updatePlace', () => {
  it('calls a place otherwise for everybody within a second, by the id that answers have', async () => {
    const name = { en: 'Savar Upazila', bn: 'সাভার উপজেলা' };
    await change('6-8-1', { name });
    expect((await later()).find(({ id }) => id === '6-8-1')).toMatchObject({ name });
    expect(placeName('6-8-1')).toEqual(name);
    await change('6-8-1', { name: { en: 'Savar', bn: 'সাভার' } });
    await later();
    expect(placeName('6-8-1')).toEqual({ en: 'Savar', bn: 'সাভার' });
  });

  it('offers neither a district that is inactive nor what lies in it, and answers stay readable', async () => {
    await change('6-8', { state: 'inactive' });
    const now = await later();
    expect(now.find(({ id }) => id === '6-8-1')).toMatchObject({ offered: false });
    expect(isRetired('6-8-1')).toBe(true);
    expect(offeredPlaces('upazila', 'en').some(({ id }) => id.startsWith('6-8-'))).toBe(false);
    expect([placeName('6-8-1').en, isPlace('6-8-1', 'upazila')]).toEqual(['Savar', true]);
    await change('6-8', { state: 'active' });
    expect((await later()).every(({ offered }) => offered)).toBe(true);
  });

  it('refuses who is second, and a name that another beside it has', async () => {
    const send = (payload: object) =>
      server.send({ method: 'PUT', url: '/api/v1/places/entries/6-8-2', payload, by: admin });
    const { revision } = await get('6-8-2');
    const own = { en: 'Own', bn: 'নিজের' };
    expect((await send({ name: own, state: 'active', revision: revision + 1 })).status).toBe(409);
    const taken = await send({ name: { en: 'SAVAR', bn: 'সাভার' }, state: 'active', revision });
    expect(Object.keys(taken.body.data.error.fields)).toEqual(['name.en', 'name.bn']);
    for (const id of ['6-8-99', '9', 'nowhere', '1-1-1-1'])
      expect([404, 422]).toContain(
        (await server.send({ method: 'GET', url: `/api/v1/places/entries/${id}`, by: admin })).status,
      );
  });
});

describe('createPlace', () => {
  it('gives the next id in its place, which answers can name', async () => {
    const name = { en: 'Ashulia', bn: '\u0986\u09b6\u09c1\u09b2\u09bf\u09df\u09be' };
    const made = await create({ within: '6-8', name, state: 'active' });
    expect(made.status).toBe(201);
    expect(made.body.data.data).toMatchObject({ _id: '6-8-6', name: { bn: name.bn.normalize('NFC') } });
    await later();
    expect(isPlace('6-8-6', 'upazila')).toBe(true);
    expect(offeredPlaces('upazila', 'en').map(({ id }) => id)).toContain('6-8-6');
  });

  it('adds a division and a district in it', async () => {
    const division = await create({ within: null, name: { en: 'Meghna', bn: 'মেঘনা' }, state: 'inactive' });
    expect(division.body.data.data._id).toBe('9');
    const district = await create({ within: '9', name: { en: 'Cumilla', bn: 'কুমিল্লা' }, state: 'active' });
    expect(district.body.data.data).toMatchObject({ _id: '9-1', level: 'district' });
  });

  it.each([
    ['nowhere', { within: '42' }, 'within'],
    ['an upazila', { within: '6-8-1' }, 'within'],
    ['what is no id', { within: 'Dhaka' }, 'within'],
  ])('adds nothing in %s, and says so', async (_where, besides, field) => {
    const reply = await create({ name: { en: 'Somewhere', bn: 'কোথাও' }, state: 'active', ...besides });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.data.error.fields)).toEqual([field]);
  });
});

describe('findPlaces', () => {
  const ask = (headers: Record<string, string> = {}) => server.send({ method: 'GET', url: '/api/v1/places', headers });

  it('is kept by whoever asked, and not sent again as long as it is the same', async () => {
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const tag = String(first.headers.etag);
    const again = await ask({ 'if-none-match': `"other", ${tag}` });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is limited by network address', async () => {
    const { now } = server.clock;
    server.clock.forward(60);
    for (let times = 0; times < PLACES.limit; times += 1) await ask({ 'if-none-match': '*' });
    expect((await ask()).status).toBe(429);
    server.clock.set(now);
  });
});
