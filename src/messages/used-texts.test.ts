import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { catalogues } from './catalogue.ts';
import { api } from './en/api.ts';
import { failures } from './en/failures.ts';

const source = new URL('../', import.meta.url);

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^messages\/(en|bn)\//.test(path))
  .map((path) => ({ path, code: readFileSync(new URL(path, source), 'utf8').replace(/^\s*\/\*[\s\S]*?\*\//gm, '') }));

const code = files.map((file) => file.code).join('\n');

const literal = new Set([...code.matchAll(/['"`]([a-zA-Z]+:[\w.-]+)['"`]/g)].map((match) => match[1]));
const patterns = [...[...code.matchAll(/`([a-zA-Z]+:[\w.]*\$\{[^`]+)`/g)].map((match) => match[1] ?? '')].map(
  (pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
);

/** Where a key stands that is data: thrown, refused with, found, chosen, named by a schema. Lists of keys emit none. */
const EMITS =
  /\b(?:AppError|error|invalidField|requireStatus|valueOr|transition|translate|issue|refine|refusal|refused|unreadableBody)\(|\b(?:key|message|error|problem|missing|blank):|\.(?:min|max|length|regex|push)\(|\bproblems\.|\breturn\b.* : '/;
const emitted = new Set(
  code
    .split('\n')
    .filter((line) => EMITS.test(line))
    .flatMap((line) => [...line.matchAll(/'(?:answers:)?(\w+)'/g)].map((match) => match[1])),
);

/** Namespaces whose keys are data: what may be wrong, and what is found in one language or the other. */
const KEYS_ARE_DATA = ['answers', 'api', 'checker'];

function isUsed(namespace: string, path: string): boolean {
  const key = path.replace(/_(one|other)$/, '');
  const full = `${namespace}:${key}`;
  if (literal.has(full)) return true;
  if (KEYS_ARE_DATA.includes(namespace)) return emitted.has(key) || emitted.has(key.replace(/(En|Bn)$/, ''));
  return patterns.some((pattern) => pattern.test(full)) || (namespace === 'failures' && key in ERROR_STATUS);
}

function keysOf(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [at] : keysOf(value, at);
  });
}

describe('every text', () => {
  it.each(Object.entries(catalogues.en))('of %s is shown somewhere', (namespace, texts) => {
    expect(keysOf(texts).filter((key) => !isUsed(namespace, key))).toEqual([]);
  });
});

it('every text that a schema names exists', () => {
  const named = /\.(?:min|max|length|regex|refine)\([^\n]*?, '(\w+)'\)|\berror: '(\w+)'|\bissue\([^']*'(\w+)'\)/g;
  const schemas = files.filter((file) => file.code.includes("from 'zod'"));
  const keys = schemas.flatMap((file) => [...file.code.matchAll(named)].map(([, a, b, c]) => a ?? b ?? c ?? ''));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => !(key in { ...api, ...failures }))).toEqual([]);
});
