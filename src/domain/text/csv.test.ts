import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

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
