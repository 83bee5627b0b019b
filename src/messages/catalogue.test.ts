import { describe, expect, it } from 'vitest';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { catalogues } from './catalogue.ts';

function textsOf(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] => {
    const at = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[at, value]] : textsOf(value, at);
  });
}

function valuesOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort();
}

const english = new Map(textsOf(catalogues.en));
const bengali = new Map(textsOf(catalogues.bn));

describe('the two catalogues', () => {
  it('have the same keys', () => {
    expect([...bengali.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('have no empty text', () => {
    const empty = [...english, ...bengali].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it('put the same values into a text', () => {
    const differing = [...english].filter(
      ([key, text]) => `${valuesOf(text)}` !== `${valuesOf(bengali.get(key) ?? '')}`,
    );
    expect(differing).toEqual([]);
  });

  it('write numbers in Bengali digits on Bengali pages', () => {
    // Addresses, file names and format marks (UTF-8) keep the digits they have.
    const latin = [...bengali].filter(([, text]) =>
      /(?<![\p{L}\d/.:-])\d+(?![\p{Script=Latin}\d/:-])/u.test(withoutValues(text)),
    );
    expect(latin).toEqual([]);
  });

  it('write Bengali on Bengali pages', () => {
    const sameInBoth = new Set(['common.languageName.en', 'common.productName']);
    const untranslated = [...bengali].filter(
      ([key, text]) => !sameInBoth.has(key) && /\p{L}/u.test(withoutValues(text)) && !/\p{Script=Bengali}/u.test(text),
    );
    expect(untranslated).toEqual([]);
  });

  it('are set with typographic quotation marks, apostrophes and ellipses', () => {
    const prescribed = new Set(['api.confirmed']);
    const typed = [...english, ...bengali].filter(([key, text]) => !prescribed.has(key) && /['"`]|\.\.\./.test(text));
    expect(typed).toEqual([]);
  });

  it('are NFC, so that a text equals itself wherever it was typed', () => {
    expect([...bengali].filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
  });

  it('have both plural forms wherever they have one', () => {
    const alone = [...english.keys()].filter(
      (key) =>
        (key.endsWith('_one') && !english.has(key.replace(/_one$/, '_other'))) ||
        (key.endsWith('_other') && !english.has(key.replace(/_other$/, '_one'))),
    );
    expect(alone).toEqual([]);
  });

  it('say something for every way a call can fail', () => {
    for (const code of Object.keys(ERROR_STATUS)) expect(english.has(`failures.${code}`), code).toBe(true);
  });
});

/** What is put into it, and elements that stand in it, have names and no words. */
function withoutValues(text: string): string {
  return text.replace(/\{\{[^}]*\}\}|<\/?\w+\/?>/g, '');
}
