import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { partKey, type Tally } from '#domain/answers/counting/tally.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type CellsToAdd, cellsToAdd } from './cells-to-add.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

async function read({ count, tallyKey, cell, amount }: CellsToAdd['whole'], part = tallyKey) {
  const { rows } = await server.db.execute<Record<string, string>>(sql`
    SELECT * FROM unnest(${tallyKey}::text[], ${part}::text[], ${cell}::text[], ${amount}::numeric[])
      AS added (key, part, cell, amount)`);
  expect(rows).toHaveLength(count);
  return rows;
}

test('cells are what they were to PostgreSQL, whatever their owners wrote, and in one order', async () => {
  const texts = ['NULL', '', '"', '\\', '{a,b}', ' two words ', 'স্কুল', "'; --"];
  const named = Object.fromEntries(texts.map((text, index) => [`option:${text}`, BigInt(index + 1)]));
  const tally: Tally = new Map([
    ['b:value.x', named],
    ['a:number', { sum: -(10n ** 40n) }],
    [partKey('a:number', '1610'), { 'value:1619': 1n, 'value:1615': 2n }],
  ]);
  const { whole, within } = cellsToAdd(tally);
  expect((await read(whole)).map(({ key, cell, amount }) => [key, cell, BigInt(amount ?? 0)])).toEqual([
    ['a:number', 'sum', -(10n ** 40n)],
    ...Object.keys(named)
      .sort()
      .map((cell) => ['b:value.x', cell, named[cell]]),
  ]);
  expect(await read(within, within.part)).toEqual([
    { key: 'a:number', part: '1610', cell: 'value:1615', amount: '2' },
    { key: 'a:number', part: '1610', cell: 'value:1619', amount: '1' },
  ]);
});
