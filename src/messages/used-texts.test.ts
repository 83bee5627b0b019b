import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogue.ts';

const source = new URL('../', import.meta.url);

/** Namespaces whose keys are data: what may be wrong, what is found, what columns and mails are called. */
const KEYS_ARE_DATA = ['answers', 'api', 'checker', 'exports', 'failures', 'mails'];

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^messages\/(en|bn)\//.test(path))
  .map((path) => readFileSync(new URL(path, source), 'utf8'))
  .join('\n');

const literal = new Set([...code.matchAll(/['"`]([a-z]+:[\w.-]+)['"`]/g)].map((match) => match[1]));
/** What stands in the code as a string or as a property. */
const named = new Set([...code.matchAll(/['".:](\w+)|\b(\w+):/g)].map((match) => match[1] ?? match[2]));
const parts = [...code.matchAll(/<Trans\b[^>]*\bns="(\w+)"\s+i18nKey=(?:"([\w.]+)"|\{`([^`]+)`\})/g)];
const patterns = [
  ...[...code.matchAll(/`([a-z]+:[\w.]*\$\{[^`]+)`/g)].map((match) => match[1] ?? ''),
  ...parts.map(([, namespace, key, pattern]) => `${namespace}:${key ?? pattern}`),
].map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

function isUsed(namespace: string, path: string): boolean {
  const key = path.replace(/_(one|other)$/, '');
  // The checker's are of one language each.
  if (KEYS_ARE_DATA.includes(namespace)) return named.has(key.replace(/\..*/, '').replace(/(En|Bn)$/, ''));
  const full = `${namespace}:${key}`;
  return literal.has(full) || patterns.some((pattern) => pattern.test(full));
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
