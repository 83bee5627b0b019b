import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes what would break the line, and ends it with CRLF', () => {
  expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', ''])).toBe('plain,"a,b","say ""hi""","two\nlines",\r\n');
});

it.each(['=SUM(A1)', '+8801712345678', '-1+2', '@cmd', '\tx', ' =1', '＝1'])('keeps %j from running', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});

it.each(['-5', '-0.25', '12', '2026-03-05', 'চা'])('leaves %j as it is', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});

it('quotes a formula after marking it', () => {
  expect(csvLine(['=A1,"x"'])).toBe('"\'=A1,""x"""\r\n');
});
