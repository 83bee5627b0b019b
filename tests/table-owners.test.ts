import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A table by its name in the database and in code, with the folder that alone writes it. */
interface Table {
  name: string;
  variable: string;
  owner: string;
}

interface Source {
  file: string;
  text: string;
}

const sources = globSync('src/**/*.{ts,tsx}', { exclude: (file) => /\.test\.tsx?$/.test(file) }).map(read);
const tables = sources.filter(({ file }) => /[/-]tables\.ts$/.test(file)).flatMap(tablesIn);

describe('only the owner of a table writes it', () => {
  it('in the tree as it is', () => {
    expect(tables.length).toBeGreaterThan(10);
    expect(sources.flatMap(foreignWrites)).toEqual([]);
  });

  it.each([
    ['of the query builder', 'await db.insert(respondents).values(row);'],
    [
      'under another name',
      "import { respondents as rows } from '#features/responses/server/tables.ts';\ntx.delete(rows)",
    ],
    ['broken into lines', 'await db\n  .update(respondents)\n  .set({ state })'],
    ['in SQL', 'db.execute(sql`UPDATE respondents r SET state = 1`)'],
    ['in SQL with the table filled in', ['db.execute(sql`delete from $', '{respondents} where true`)'].join('')],
    ['in SQL in capitals and lines', 'const INSERT = `\n  INSERT INTO\n    respondents (id)`;'],
  ])('and a write elsewhere is found: %s', (_how, text) => {
    const file = 'src/features/reports/server/planted.ts';
    expect(foreignWrites({ file, text })).toEqual([`${file} writes respondents`]);
    expect(foreignWrites({ file: 'src/features/responses/server/planted.ts', text })).toEqual([]);
  });

  it('while reading is free', () => {
    const text = 'db.select().from(respondents); sql`SELECT 1 FROM respondents FOR UPDATE`; keys.delete(key)';
    expect(foreignWrites({ file: 'src/features/reports/server/planted.ts', text })).toEqual([]);
  });
});

function read(file: string): Source {
  return { file, text: readFileSync(file, 'utf8') };
}

function tablesIn({ file, text }: Source): Table[] {
  const owner = `${dirname(file).replace(/(src\/features\/[^/]+)\/.*/, '$1')}/`;
  return [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, variable = '', name = '']) => ({
    owner,
    variable,
    name,
  }));
}

function foreignWrites({ file, text }: Source): string[] {
  return tables
    .filter((table) => !file.startsWith(table.owner) && isWritten(table, text))
    .map(({ name }) => `${file} writes ${name}`);
}

function isWritten({ name, variable }: Table, text: string): boolean {
  const alias = new RegExp(`\\b${variable} as (\\w+)`).exec(text)?.[1] ?? variable;
  const inSql = `(?:"?${name}"?|\\$\\{${alias}\\})(?!\\w)`;
  return [
    new RegExp(`\\.(?:insert|update|delete)\\(\\s*${alias}\\s*\\)`),
    new RegExp(`\\b(?:insert\\s+into|delete\\s+from|truncate(?:\\s+table)?|merge\\s+into)\\s+${inSql}`, 'i'),
    new RegExp(`\\bupdate\\s+(?:only\\s+)?${inSql}(?:\\s+(?:as\\s+)?\\w+)?\\s+set\\b`, 'i'),
  ].some((write) => write.test(text));
}
