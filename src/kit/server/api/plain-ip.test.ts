import { expect, test } from 'vitest';
import { plainIp } from './plain-ip.ts';

test.each([
  ['103.4.145.2', '103.4.145.2'],
  ['103.4.145.2:51234', '103.4.145.2'],
  ['::ffff:103.4.145.2', '103.4.145.2'],
  ['2001:db8::9', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['[2001:db8::9]:51234', '2001:db8::9'],
  ['::1', '::1'],
  ['unknown', 'unknown'],
  ['', ''],
  [undefined, ''],
])('%s is %s', (written, plain) => {
  expect(plainIp(written)).toBe(plain);
});

test('what a proxy passes on unchecked stays short', () => {
  expect(plainIp('x'.repeat(5_000))).toHaveLength(45);
});
