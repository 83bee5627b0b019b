import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, graphemeLength, searchKey } from './normalise.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(...'ড়য়কার্োিঁ ABİΣ\r\n\t\0\u200c\u200d০9') }),
);

describe('cleanText', () => {
  test.each([
    ['both spellings of ড় become one', '\u09dc', '\u09a1\u09bc'],
    ['combining marks join', 'e\u0301', '\u00e9'],
    ['line ends become LF', 'a\r\nb\rc', 'a\nb\nc'],
    ['controls go, tab and line end stay', 'a\u0000\u0007b\tc\nd\u007f\u0085', 'ab\tc\nd'],
    ['what turns the words around it goes', 'a\u202ebc\u202c \u2067d\u2069', 'abc d'],
    ['a lone surrogate is replaced', 'a\ud83db', 'a\ufffdb'],
    ['a paired surrogate stays', '\ud83d\ude00', '\ud83d\ude00'],
    ['space around goes', ' \n জরিপ \t', 'জরিপ'],
    ['joiners stay: র‍্যাব needs its own', 'র\u200d্যাব', 'র\u200d্যাব'],
  ])('%s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test('is idempotent and leaves only what a database takes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.isWellFormed() && clean === clean.normalize('NFC') && !clean.includes('\0')).toBe(true);
      }),
    );
  });
});

test('cleanLine leaves one line', () => {
  expect(cleanLine(' Prices\r\nBcc:\u2028 all\t\u0007')).toBe('Prices Bcc: all');
});

describe('searchKey', () => {
  test.each([
    ['case', 'Dhaka SURVEY', 'dhaka survey'],
    ['spelling of য়', 'বিশ্ববিদ্যাল\u09df', 'বিশ্ববিদ্যাল\u09af\u09bc'],
    ['joiners', 'র\u200d্যাব', 'র\u200c্যাব'],
    ['digits', 'জরিপ ২০২৬', 'জরিপ 2026'],
    ['white space', '  a \n\u00a0 b ', 'a b'],
  ])('does not tell %s apart', (_, one, other) => {
    expect(searchKey(one)).toBe(searchKey(other));
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text));
      }),
    );
  });
});

describe('graphemeLength', () => {
  const segmenter = new Intl.Segmenter('bn');

  test.each([
    ['', 0],
    ['Dhaka', 5],
    ['বিশ্ববিদ্যালয়', 6],
    ['ক্ষ', 1],
    ['র‍্যাব', 2],
    ['চাঁদ', 2],
    ['e\u0301', 1],
    ['👩‍👩‍👧', 1],
    ['👍🏽', 1],
    ['🇧🇩🇺🇸', 2],
    ['❤️1️⃣', 2],
    ['a\r\nb', 3],
  ])('%s counts %d', (text, length) => {
    expect(graphemeLength(text)).toBe(length);
  });

  test('agrees with the current Unicode rules on Bengali, Latin and pictures', () => {
    const unit = fc.constantFrom(...'কষতরযড়ালিুেো্ঁংঅab é\u0301\u200c\u200d', '😀', '👍', '🏽', '🇧', '❤', '\ufe0f');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(graphemeLength(text)).toBe([...segmenter.segment(text)].length);
      }),
      { numRuns: 1000 },
    );
  });
});
