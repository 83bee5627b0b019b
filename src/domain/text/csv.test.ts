import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTE_ORDER_MARK, csvLine, readCsv } from './csv.ts';

it('quotes what would break the line, and ends it with CRLF', () => {
  expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', ''])).toBe('plain,"a,b","say ""hi""","two\nlines",\r\n');
});

it.each(['=SUM(A1)', '+8801712345678', '-1+2', '@cmd', '\tx', ' =1', '＝1'])('keeps %j from running', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});

it.each(['01712345678', '007', '12345678901234567', '1e5', '12E3'])('keeps the digits of %j', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});

it.each(['-5', '-0.25', '0', '0.5', '12', '123456789012345', '18-29', '2026-03-05', '০১৭১২', 'চা'])(
  'leaves %j as it is',
  (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`);
  },
);

it('quotes a formula after marking it', () => {
  expect(csvLine(['=A1,"x"'])).toBe('"\'=A1,""x"""\r\n');
});

describe('a file that is read', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ab,;\t"\'=+0\r\n ক') }),
    fc.constantFrom('=SUM(A1)', "'=1", '007', "''x", '', '+880'),
  );
  const line = fc.array(cell, { minLength: 2, maxLength: 4 });

  it('says what was written, in every cell', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        // The first line decides by what cells are parted.
        const all = [['a', 'b', 'c'], ...lines];
        expect(readCsv(BYTE_ORDER_MARK + all.map(csvLine).join(''))).toEqual(all);
      }),
    );
  });

  it.each([';', '\t'])('may part its cells by %j, and end its lines as it likes', (mark) => {
    expect(readCsv(`a${mark}"b"${mark}c, d\n1${mark}${mark}"2\n3"\r4${mark}5${mark}`)).toEqual([
      ['a', 'b', 'c, d'],
      ['1', '', '2\n3'],
      ['4', '5', ''],
    ]);
  });
});
