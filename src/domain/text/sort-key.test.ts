import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBengaliDigits } from './digits.ts';
import { LOCALES, type Locale } from './locale.ts';
import { sortKey } from './sort-key.ts';

const WORDS = `
  অংশ অঙ্ক আম ইলিশ ঈদ উট ঊষা ঋতু এক ঐক্য ওজন ঔষধ কলম কাক কাঁচা কাচ কিশোর কৃষি
  কেন কোথায় ক্ষমা খবর গান চাঁদ চাদর জরিপ ডাল ড় ডাব ঢাকা আষাঢ় আষাঢ তাল উৎসব উত্তর উথাল
  থালা দুঃখ দুখ পড়া পড পয়সা পযস বই বাংলা বাঙালি বিশ্ব যদি সময় হাঁস হাস
`
  .trim()
  .split(/\s+/);

function byBytes(locale: Locale) {
  return (a: string, b: string) => Buffer.compare(Buffer.from(sortKey(a, locale)), Buffer.from(sortKey(b, locale)));
}

describe('sortKey', () => {
  const dictionary = new Intl.Collator('bn', { numeric: true, sensitivity: 'accent' });

  test('puts Bengali words in dictionary order', () => {
    expect(WORDS.toSorted(byBytes('bn'))).toEqual(WORDS.toSorted(dictionary.compare));
    expect(WORDS.toSorted(byBytes('en'))).toEqual(WORDS.toSorted(dictionary.compare));
  });

  test('agrees with the dictionary on any two Bengali or Latin texts', () => {
    const unit = fc.constantFrom(...'অআইঔকখঙডঢণতৎথযরলহািুেৈোৌ্ংঃঁ়abz ', '\u09dc', 'é');
    fc.assert(
      fc.property(fc.string({ unit }), fc.string({ unit }), (a, b) => {
        const [one, other] = [a, b].map((text) => text.trim().replace(/\s+/g, ' ')) as [string, string];
        expect(byBytes('bn')(one, other)).toBe(Math.sign(dictionary.compare(one, other)));
      }),
      { numRuns: 2000 },
    );
  });

  test('sorts numbers by size in either digit set', () => {
    const number = fc.nat();
    fc.assert(
      fc.property(number, number, fc.constantFrom('', 'ক', ' খ', 'a'), (a, b, rest) => {
        expect(byBytes('bn')(`${a}${rest}`, `${toBengaliDigits(String(b))}${rest}`)).toBe(Math.sign(a - b));
      }),
    );
    expect(['জরিপ ১০', 'জরিপ 9', 'জরিপ ২', 'জরিপ'].toSorted(byBytes('bn'))).toEqual([
      'জরিপ',
      'জরিপ ২',
      'জরিপ 9',
      'জরিপ ১০',
    ]);
  });

  test("puts the reader's own script first", () => {
    expect(['zebra', 'আম', 'Apple'].toSorted(byBytes('en'))).toEqual(['Apple', 'zebra', 'আম']);
    expect(['zebra', 'আম', 'Apple'].toSorted(byBytes('bn'))).toEqual(['আম', 'Apple', 'zebra']);
  });

  test('does not tell case, joiners or spellings apart', () => {
    for (const locale of LOCALES) {
      expect(sortKey('DHAKA', locale)).toBe(sortKey('dhaka', locale));
      expect(sortKey('র\u200d্যাব', locale)).toBe(sortKey('র্যাব', locale));
      expect(sortKey('\u09dc', locale)).toBe(sortKey('\u09a1\u09bc', locale));
    }
  });

  test('fits an index and holds nothing a database refuses, whatever the text', () => {
    const text = fc.string({ unit: 'binary', minLength: 150, maxLength: 600 });
    fc.assert(
      fc.property(text, fc.constantFrom(...LOCALES), (title, locale) => {
        const key = sortKey(title, locale);
        expect(Buffer.byteLength(key)).toBeLessThan(2000);
        expect(key.includes('\0')).toBe(false);
      }),
    );
    expect(sortKey('9'.repeat(10_000), 'bn').length).toBeLessThan(100);
  });
});
