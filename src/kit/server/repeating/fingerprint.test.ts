import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingNames, fingerprintOf } from './fingerprint.ts';

const KEY = 'a-key-of-sixteen-or-more';
const content = fc.dictionary(fc.string(), fc.jsonValue());

describe('#fingerprintOf', () => {
  it('is the same for the same content, whatever order its names come in', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (value === null || typeof value !== 'object') return value;
      const entries = Object.entries(value).map(([name, inner]) => [name, turned(inner)] as const);
      return Object.fromEntries(entries.reverse());
    };
    fc.assert(
      fc.property(content, (sent) => {
        const again = turned(sent) as Record<string, unknown>;
        expect(differingNames(fingerprintOf(KEY, sent), fingerprintOf(KEY, again))).toEqual([]);
      }),
    );
  });

  it('differs in a name whose value differs, and nowhere else', () => {
    fc.assert(
      fc.property(content, fc.string(), (sent, name) => {
        const before: unknown = Object.getOwnPropertyDescriptor(sent, name)?.value;
        const other = { ...sent, ...Object.fromEntries([[name, [before]]]) };
        expect(differingNames(fingerprintOf(KEY, sent), fingerprintOf(KEY, other))).toEqual([name]);
      }),
    );
  });

  it('tells null, nothing, empty and an order of entries apart', () => {
    const prints = [
      { a: null },
      {},
      { a: '' },
      { a: [] },
      { a: {} },
      { a: [1, 2] },
      { a: [2, 1] },
      { a: '1' },
      { a: 1 },
    ];
    const written = prints.map((sent) => JSON.stringify(fingerprintOf(KEY, sent)));
    expect(new Set(written).size).toBe(prints.length);
    expect(fingerprintOf(KEY, { a: undefined })).toEqual({});
  });

  it('tells nothing to whoever does not know the key', () => {
    const sent = { password: 'secret' };
    expect(fingerprintOf(KEY, sent)).not.toEqual(fingerprintOf(`${KEY}.`, sent));
    expect(JSON.stringify(fingerprintOf(KEY, sent))).not.toContain('secret');
  });

  it('bears names that every object has', () => {
    const odd = JSON.parse('{"__proto__":1,"constructor":2}') as Record<string, unknown>;
    expect(differingNames(fingerprintOf(KEY, odd), fingerprintOf(KEY, {}))).toEqual(['__proto__', 'constructor']);
  });
});
