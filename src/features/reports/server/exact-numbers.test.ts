// Numbers that are counted within a question, each by themselves: in the report they are what people typed.
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { tallies, tallyParts } from '#features/responses/server/tables.ts';
import { foldProject } from '#features/responses/server/tallies/fold-project.ts';
import { isUnfolded } from '#features/responses/server/tallies/unfolded.ts';
import { createProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getReport } from '../contract/report.ts';
import { deleteResponse } from '../contract/responses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const every = { help: {}, required: false };
const questionnaire: Questionnaire = {
  sections: [
    {
      id: 's',
      title: {},
      intro: {},
      questions: [
        {
          ...{ ...every, id: 'land', kind: 'repeating_group', title: { en: 'Land' }, least: 0, most: 20, entry: {} },
          columns: [{ id: 'area', label: { en: 'Area' }, required: false, asks: 'number', decimals: 6, unit: {} }],
        },
        {
          ...{ ...every, id: 'prices', kind: 'grid_number', title: { en: 'Prices' }, decimals: 6 },
          rows: [
            { id: 'rice', label: { en: 'Rice' } },
            { id: 'fish', label: { en: 'Fish' } },
          ],
          columns: [{ id: 'now', label: { en: 'Now' } }],
        },
      ],
    },
  ],
};

it('have their ends, median and mean to every digit, folded or not, and without those of deleted responses', async () => {
  const { id, owner } = await createProject(server, { questionnaire, published: true });
  const given = [[1615, 0.019744], [1234.5678], [1236.000001, 99_999.5], [1615]];
  const [first = ''] = await createResponses(
    server,
    id,
    given.map((areas) => ({
      answers: {
        land: Object.fromEntries(areas.map((area, index) => [`${index + 1}~area`, area])),
        prices: { 'rice~now': areas[0] ?? 0, 'fish~now': areas.at(-1) ?? 0 },
      },
    })),
  );
  const report = async () => {
    const { questions } = (await server.call(getReport, { params: { id } }, owner)).data;
    const [land, prices] = questions;
    return { area: land?.parts?.[0], prices: prices?.rows.map(({ figures }) => figures) };
  };
  const fold = () => foldProject(server.db, id, { which: isUnfolded, most: 100 });

  const before = await report();
  expect(before.area?.figures).toMatchObject({ min: 0.019744, max: 99_999.5, median: 1425.5000005 });
  expect(before.area?.figures?.mean).toBeCloseTo((0.019744 + 2 * 1615 + 1234.5678 + 1236.000001 + 99_999.5) / 6, 9);
  expect(before.area?.rows.map(({ from, count }) => [from, count])).toEqual([
    [0.019744, 1],
    [1234.5678, 1],
    [1236.000001, 1],
    [1615, 2],
    [99_999.5, 1],
  ]);
  expect(before.prices).toMatchObject([
    { min: 1234.5678, max: 1615, median: 1425.5000005 },
    { min: 0.019744, max: 99_999.5, median: 1424.7839 },
  ]);
  await fold();
  expect(await report()).toEqual(before);
  await server.call(deleteResponse, { params: { id, responseId: first } }, owner);
  const after = await report();
  expect(after.area?.figures).toMatchObject({ min: 1234.5678, max: 99_999.5, median: 1425.5000005 });
  expect(after.prices?.[1]).toMatchObject({ min: 1234.5678, max: 99_999.5, median: 1615 });
  await fold();
  expect(await report()).toEqual(after);
});

it('that an earlier release folded by their first digits are counted anew', async () => {
  const [before, other] = [
    await createProject(server, { questionnaire, published: true }),
    await createProject(server, { published: true }),
  ];
  await createResponses(server, before.id, [{ answers: { prices: { 'rice~now': 1615 } } }]);
  await createResponses(server, other.id, [{ answers: { q1: 'o1' } }]);
  for (const { id } of [before, other]) await foldProject(server.db, id, { which: isUnfolded, most: 100 });
  const [, ...recount] = readFileSync('migrations/0023_exact_cells.sql', 'utf8').split('--> statement-breakpoint');
  // The column's later name.
  for (const statement of recount) await server.db.execute(sql.raw(statement.replaceAll('counted_as', 'tally_state')));
  const held = ({ id }: { id: string }) => server.db.$count(tallies, eq(tallies.projectId, id));
  expect(await held(before)).toBe(0);
  expect(await server.db.$count(tallyParts, eq(tallyParts.projectId, before.id))).toBe(0);
  expect(await held(other)).toBeGreaterThan(0);
  expect(await foldProject(server.db, before.id, { which: isUnfolded, most: 100 })).toBe(1);
  expect(await foldProject(server.db, other.id, { which: isUnfolded, most: 100 })).toBe(0);
});

it('are drawn as bars that end where they say, however many there are', async () => {
  const { id, owner } = await createProject(server, { questionnaire, published: true });
  const areas = Array.from({ length: 40 }, (_, index) => 1_000 + index * 13);
  await createResponses(
    server,
    id,
    areas.map((area) => ({ answers: { land: { '1~area': area }, prices: { 'rice~now': area } } })),
  );
  await foldProject(server.db, id, { which: isUnfolded, most: 100 });
  const [land, prices] = (await server.call(getReport, { params: { id } }, owner)).data.questions;
  const [area] = land?.parts ?? [];
  expect(area?.figures).toMatchObject({ min: 1_000, max: 1_507, median: 1_253.5, mean: 1_253.5 });
  const bars = area?.rows ?? [];
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(areas.length);
  for (const { from = 0, to = 0, count } of bars)
    expect(count).toBe(areas.filter((value) => value >= from && value < to).length);
  expect(prices?.rows[0]?.figures).toEqual(area?.figures);
});
