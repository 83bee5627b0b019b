import { expect, it } from 'vitest';
import { readShownName } from './shown-name.ts';

it.each([
  ['  Ayesha \n Rahman ', 'Ayesha Rahman'],
  ['Md.Rahim Uddin, A.K.M. III', 'Md.Rahim Uddin, A.K.M. III'],
  ['ক্ষুদিরাম চাঁদ', 'ক্ষুদিরাম চাঁদ'.normalize('NFC')],
  ['র\u200d্যাব', 'র\u200d্যাব'],
  ['Ngô Đình Diệm', 'Ngô Đình Diệm'.normalize('NFC')],
  ['Henry 8', 'Henry 8'],
  ['Ay\u200e\u3164esha', 'Ayesha'],
  [`b${'\u0323\u030c'.repeat(40)}`, `b${'\u0323'.repeat(5)}`.normalize('NFC')],
])('%j is a name', (typed, name) => {
  expect(readShownName(typed)).toBe(name);
});

it.each([
  ...['', ' ', '\u200b', '\u3164', '\u115f\u1160', '\uffa0', '42'],
  ...['Call 01712-345 678', 'ফোন ০১৭১২৩৪৫৬৭৮', 'win at www.evil.example', 'HTTPS://evil.example', 'a@evil.example'],
])('%j is none', (typed) => {
  expect(readShownName(typed)).toBeUndefined();
});
