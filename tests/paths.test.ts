import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);

/** An address of the dashboard or the back office, written out. */
const TYPED_OUT = /['"`(]\/(?:dashboard|admin)(?=[/'"`?#$])[^'"`\s]*/g;

it('addresses of screens are typed out in paths.ts alone', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|(?:^|\/)paths\.ts$/.test(path))
    .flatMap((path) => {
      const code = readFileSync(new URL(path, source), 'utf8');
      return (code.match(TYPED_OUT) ?? []).map((address) => `${path}: ${address}`);
    });
  expect(found).toEqual([]);
});
