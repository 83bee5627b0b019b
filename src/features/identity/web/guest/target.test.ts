import { expect, test } from 'vitest';
import { targetOf, withTarget } from './target.ts';

test.each(['/dashboard/survey?q=a', '/bn/dashboard', '/', '/survey/welcome/1#top'])('comes back to %s', (path) => {
  expect(targetOf(path)).toBe(path);
});

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
])('never leaves the site for %j', (next) => {
  expect(targetOf(next)).toBeUndefined();
});

test.each(['/.//evil.example', '/a/..//evil.example'])('reads %s as a path of this site', (next) => {
  expect(targetOf(next)).toBe('/evil.example');
});

test.each(['/login', '/bn/login?next=/x', '/register-verify/1', '/change-password'])(
  'does not return to %s',
  (next) => {
    expect(targetOf(next)).toBeUndefined();
  },
);

test('a target stays with the link', () => {
  expect(withTarget('/register', '/bn/dashboard?a=1&b')).toBe('/register?next=%2Fbn%2Fdashboard%3Fa%3D1%26b');
  expect(withTarget('/register', undefined)).toBe('/register');
});
