// A style sheet of a library stands in one file of the build: what is fetched late brings its own alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/root.ts';

const folder = join(root, 'build/client/assets');

/** The rules of component library and toasts, as the build wrote them. */
function rulesOf(file: string): string[] {
  const rules = readFileSync(join(folder, file), 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? [];
  return rules.filter((rule) => /\.m_[0-9a-f]{6,}|Toastify/.test(rule));
}

it('no rule of a library is in two style sheets', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const found = files.flatMap((file) => [...new Set(rulesOf(file))]);
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter((rule, place) => found.indexOf(rule) !== place)).toEqual([]);
});
