import { expect, test } from 'vitest';
import { networkOf, siteOf } from './network-of.ts';

test('an IPv6 address counts with its network, an IPv4 address alone', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('103.4.145.2')).toBe('103.4.145.2');
});

test('a site is all that one customer may change to', () => {
  expect(siteOf('2001:db8:1:2::9')).toBe(siteOf('2001:db8:1:ffff:3::'));
  expect(siteOf('2001:db8:1::9')).not.toBe(siteOf('2001:db8:2::9'));
  expect(siteOf('103.4.145.2')).toBe('103.4.145.2');
});
