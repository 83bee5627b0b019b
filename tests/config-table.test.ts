import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configTable } from '#kit/server/config.ts';

const rows = configTable.map(({ name, description, default: byDefault }) => [`\`${name}\``, description, byDefault]);

/** The rows of the table below a file's heading `## Configuration`. */
function tableIn(file: string): string[][] {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('Configuration\n')) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test.each(['README.md', 'docs/operations.md'])('%s lists every variable as the program reads it', (file) => {
  expect(tableIn(file)).toEqual(rows);
});
