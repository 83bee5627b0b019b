import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellKind } from '#domain/text/cell-kind.ts';
import { csvLine, readCsv } from '#domain/text/csv.ts';
import { WORKBOOK_LIMITS } from '#domain/text/workbook-limits.ts';
import { partsOf, readWorkbook } from '#tests/support/read-workbook.ts';
import type { ExportedTable } from './exported-table.ts';
import { workbookFile } from './workbook-file.ts';

const WORDS = { sheet: 'Answers [1/2]', cut: '… [cut]' };
const THIRTY = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? 'text' : 'number') as CellKind);
const NOW = new Date('2026-03-05T06:00:00Z');

function tableOf(kinds: readonly CellKind[], rows: readonly string[][]): ExportedTable {
  return {
    name: 'Tea',
    columns: kinds.map((kind, index) => ({ title: `Column ${index + 1}`, kind })),
    portions: portionsOf(rows),
    fits: async (most) => rows.length <= most,
  };
}

async function* portionsOf(rows: readonly string[][]) {
  for (const row of rows) yield [row];
}

async function bytesOf(table: ExportedTable): Promise<Buffer> {
  return buffer((await workbookFile(table, WORDS, NOW)).chunks);
}

/** The only cell below the only title. */
async function cellOf(kind: CellKind, text: string) {
  const { cells } = await readWorkbook(await bytesOf(tableOf([kind], [[text]])));
  return cells[1]?.[0];
}

describe('a workbook', () => {
  it('has its parts, a sheet with a name that fits, titles that stay in view and a filter over all rows', async () => {
    const parts = await partsOf(
      await bytesOf(
        tableOf(
          ['text', 'number'],
          [
            ['a', '1'],
            ['b', '2'],
          ],
        ),
      ),
    );
    expect([...parts.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(parts.get('xl/workbook.xml')).toContain('<sheet name="Answers  1 2 "');
    const sheet = parts.get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:B3"/>');
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">');
  });

  it('says in every cell what the CSV file says, in as many columns as there are', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'<&>"\'_x0A=+-@ \t\n\r\0\u0007\u007f\u0085\ufffe\uffffক্ষ্যি😀') }),
      fc.constantFrom(
        '=SUM(A1)',
        '+8801712345678',
        '@cmd',
        '007',
        '-5.25',
        '_x0041_',
        '__x005F_x0041_',
        '\ud83d',
        ']]>',
      ),
    );
    const line = fc.array(cell, { minLength: 30, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), async (lines) => {
        const { rows } = await readWorkbook(await bytesOf(tableOf(THIRTY, lines)));
        const written = Buffer.from(lines.map(csvLine).join('')).toString();
        expect(rows.slice(1)).toEqual(readCsv(written.replace(/^/, `${'a,'.repeat(29)}a\r\n`)).slice(1));
      }),
      { numRuns: 50 },
    );
  });

  it.each(['=HYPERLINK("x")', '+8801712345678', '-1+2', '@me', '01712345678', '12E3', ' 1', '1,200', '১২'])(
    'leaves %j text, whatever its column is of',
    async (text) => {
      for (const kind of ['text', 'number', 'day', 'moment', 'time'] as const) {
        expect(await cellOf(kind, text)).toMatchObject({ text, isValue: false });
      }
    },
  );

  it.each<[CellKind, string]>([
    ['number', '0'],
    ['number', '-4.5'],
    ['number', '123456789012345'],
    ['number', '0.000001'],
    ['day', '1900-03-01'],
    ['day', '2026-02-28'],
    ['moment', '2026-03-05 14:05'],
    ['moment', '2026-03-05 23:59:59'],
    ['time', '00:00'],
    ['time', '23:59'],
  ])('has a %s %s as a value', async (kind, text) => {
    expect(await cellOf(kind, text)).toMatchObject({ text, isValue: true });
  });

  it.each<[CellKind, string]>([
    ['number', '1234567890123456'],
    ['number', '1.50'],
    ['number', '-0'],
    ['number', 'Not asked'],
    // Spreadsheets know no days before, and one too many then.
    ['day', '1900-02-28'],
    ['day', '1871-12-16'],
    ['day', '2026-13-01'],
    ['day', '2026-02-30'],
    ['moment', '2026-03-05'],
    ['moment', '2026-03-05 24:00'],
    ['time', '7:05'],
  ])('has a %s %s as text, which it would change else', async (kind, text) => {
    expect(await cellOf(kind, text)).toMatchObject({ text, isValue: false });
  });

  it('says where a cell does not hold all of a text, and cuts no letter', async () => {
    const whole = 'a'.repeat(WORKBOOK_LIMITS.cell);
    expect((await cellOf('text', whole))?.text).toBe(whole);
    const family = '👨‍👩‍👧‍👦';
    const read = (await cellOf('text', family.repeat(5_000)))?.text ?? '';
    expect(read.length).toBeLessThanOrEqual(WORKBOOK_LIMITS.cell);
    expect(read.replaceAll(family, '')).toBe(WORDS.cut);
    expect(read.length).toBeGreaterThan(WORKBOOK_LIMITS.cell - WORDS.cut.length - family.length);
  });

  it('names columns beyond Z and ZZ', async () => {
    const kinds = Array.from({ length: 703 }, () => 'number' as const);
    const { cells } = await readWorkbook(await bytesOf(tableOf(kinds, [kinds.map((_, index) => String(index))])));
    const [, row = []] = cells;
    expect([row[0], row[25], row[26], row[701], row[702]].map((cell) => cell?.place)).toEqual([
      'A2',
      'Z2',
      'AA2',
      'ZZ2',
      'AAA2',
    ]);
  });

  it('is refused where a sheet has no room for it', async () => {
    const full = { ...tableOf(['text'], []), fits: async () => false };
    await expect(workbookFile(full, WORDS, NOW)).rejects.toMatchObject({
      code: 'invalid',
      detail: { key: 'workbookFull' },
    });
    const kinds = Array.from({ length: WORKBOOK_LIMITS.columns + 1 }, () => 'text' as const);
    await expect(workbookFile(tableOf(kinds, []), WORDS, NOW)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('ends with what went wrong while it was read, and reads no more once nobody takes it', async () => {
    async function* failing() {
      yield [['a']];
      throw new Error('no tea');
    }
    await expect(bytesOf({ ...tableOf(['text'], []), portions: failing() })).rejects.toThrow('no tea');

    let read = 0;
    let isOver = false;
    async function* endless() {
      try {
        for (;;) {
          read += 1;
          yield Array.from({ length: 200 }, () => [crypto.randomUUID().repeat(20)]);
        }
      } finally {
        isOver = true;
      }
    }
    const { chunks } = await workbookFile({ ...tableOf(['text'], []), portions: endless() }, WORDS, NOW);
    let taken = 0;
    let readThen = 0;
    for await (const chunk of chunks) {
      taken += chunk.length;
      readThen = read;
      if (taken > 500_000) break;
    }
    await expect.poll(() => isOver).toBe(true);
    expect(read - readThen).toBeLessThan(5);
  });
});
