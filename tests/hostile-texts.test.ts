// What is written through any call, with signs in it that nobody types: it is refused, or kept without them.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '#app/api-routes.ts';
import { bytes, type Endpoint, takes } from '#kit/contract/endpoint.ts';
import { pathOf } from '#kit/contract/request.ts';
import { EXPECTATIONS } from './access/expectations.ts';
import { CALLERS, createWorld, type World } from './access/world.ts';

/** A bell, an escape, a line break of headers, and what turns around the letters after it. */
const HOSTILE = ' a\u0007\u001b[31mb\r\nBcc: c\u202ed\u2066';
const NEVER_KEPT = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const LINES = /[\n\t]/g;

/** What may have lines. All other texts stand on one, in lists, subjects and names of files. */
const OF_LINES = new Set([
  'activities.changes',
  'announcements.text',
  'bank_questions.marking',
  'bank_questions.question',
  'bank_questions.search_key',
  'companies.address',
  'companies.description',
  'companies.suspended',
  'contact_entries.text',
  'contacts.message',
  'errors.message',
  'errors.trace',
  'faqs.answer',
  'invitations.message',
  'kept_replies.reply',
  'mail_wordings.texts',
  'mails.html',
  'mails.text',
  'notifications.values',
  'pages.body',
  'projects.closing_text',
  'projects.description',
  'projects.search_key',
  'projects.taken_down',
  'questionnaires.content',
  'respondents.answers',
  'respondents.hand_marks',
  'received_mails.text',
  'saved_replies.text',
  'settings.public',
  'slide_shows.slides',
  'testimonials.quote',
  'ticket_messages.text',
  'versions.content',
]);

const endpoints = apiRoutes({} as never).map((route) => route.endpoint);
const writing = endpoints.filter(
  ({ method, body, query }) => method !== 'GET' && (body === bytes ? takes(query) : takes(body)),
);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** Nobody sees them. */
const SORT_KEYS = /^projects\.title_key_/;

describe.each(writing)('$name', (endpoint) => {
  test('keeps no signs that nobody types', async () => {
    const places = await hostilePlaces(endpoint);
    const together = await send(endpoint, places);
    expect(together).toBeLessThan(500);
    if (together < 400) return;
    for (const place of places) expect(await send(endpoint, [place]), place.join('.')).toBeLessThan(500);
  });
});

test('nothing of it is in the database', async () => {
  const { rows } = await world.server.db.execute<{ table: string; column: string }>(sql`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb') ORDER BY 1, 2`);
  const kept: string[] = [];
  for (const { table, column } of rows) {
    const [from, at] = [sql.identifier(table), sql.identifier(column)];
    const found = await world.server.db.execute<{ value: unknown }>(sql`SELECT ${at} AS value FROM ${from}`);
    const texts = found.rows.flatMap(({ value }) => textsIn(value));
    const name = `${table}.${column}`;
    const hostile = texts.find((text) => NEVER_KEPT.test(OF_LINES.has(name) ? text.replace(LINES, '') : text));
    if (hostile !== undefined && !SORT_KEYS.test(name)) kept.push(`${name}: ${JSON.stringify(hostile).slice(0, 200)}`);
  }
  expect(kept).toEqual([]);
});

type Place = readonly string[];

async function inputOf(endpoint: Endpoint) {
  const expectation = EXPECTATIONS[endpoint.name];
  const at = [1, 4, 0, 2, 3].find((caller) => (expectation?.statuses[caller] ?? 500) < 300) ?? 1;
  const owner = await world.caller('owner');
  const caller = CALLERS[at] ?? 'owner';
  const by = caller === 'owner' ? owner : await world.caller(caller);
  const input = (await expectation?.input?.(world, owner)) ?? {};
  return { by, input };
}

/** Every text of what is sent that the call's schema takes with anything in it. */
async function hostilePlaces(endpoint: Endpoint): Promise<Place[]> {
  const { input } = await inputOf(endpoint);
  const part = endpoint.body === bytes ? 'query' : 'body';
  return placesOf(input[part]).filter((place) => endpoint[part].safeParse(changed(input[part], [place])).success);
}

async function send(endpoint: Endpoint, places: readonly Place[]): Promise<number> {
  world.server.clock.forward(3_600);
  const { by, input } = await inputOf(endpoint);
  const part = endpoint.body === bytes ? 'query' : 'body';
  const sent = { ...input, [part]: changed(input[part], places) };
  const { status } = await world.server.send({
    method: endpoint.method,
    url: pathOf(endpoint, sent),
    ...(sent.body === undefined ? {} : { payload: sent.body as object }),
    by,
  });
  return status;
}

function placesOf(value: unknown, path: Place = []): Place[] {
  if (typeof value === 'string') return [path];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]));
}

function changed(value: unknown, places: readonly Place[], path: Place = []): unknown {
  if (typeof value === 'string')
    return places.some((place) => place.join('/') === path.join('/')) ? value + HOSTILE : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner, index) => changed(inner, places, [...path, String(index)]));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, places, [...path, key])]));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}
