import { expect, test } from 'vitest';
import { parseWebAddress } from './web-address.ts';

test.each([
  ['https://www.example.com/a?b=c#d', 'https://www.example.com/a?b=c#d'],
  ['example.com', 'https://example.com/'],
  ['HTTP://Example.com/Tea', 'http://example.com/Tea'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['পরীক্ষা.বাংলা', 'https://xn--p5b5bs3a9aj6g.xn--54b7fta0cc/'],
])('reads %s', (typed, address) => {
  expect(parseWebAddress(typed)).toBe(address);
});

test.each([
  '',
  'tea',
  'localhost',
  'tea and rice.com',
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'ftp://example.com',
  'me@example.com',
  'https://me:secret@example.com',
  'https://',
  '.com',
])('refuses %s', (typed) => {
  expect(parseWebAddress(typed)).toBeUndefined();
});
