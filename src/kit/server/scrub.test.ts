import { expect, test } from 'vitest';
import { pathPattern, scrub } from './scrub.ts';

test.each([
  ['an email address', 'no user rahima@example.com here', 'rahima'],
  ['a mobile number', 'sent to 01712345678', '0171'],
  ['what stands behind an address', 'GET https://x.example/login?token=abcdef#s3cret failed', 'abcdef'],
  ['a bearer', 'header Bearer abc.def-ghi', 'abc.def'],
  ['a signed token', 'got eyJhbGciOi.eyJzdWIi.c2ln', 'eyJ'],
  ['a named secret', 'body {"password":"Lotus 12"} refused', 'Lotus'],
  ['a secret in a form', 'code=123456&to=x', '123456'],
  ['a long key', 'ref Zk3v9QmT1xR8sL0pW5yB7nD2cF4hJ6gA was lost', 'Zk3v9'],
])('no %s is left', (_what, text, secret) => {
  expect(scrub(text)).not.toContain(secret);
});

test.each([
  'TypeError: Cannot read properties of undefined (reading "title")',
  '    at readRow (https://x.example/assets/entry-1a2b3c4.js:1:2034)',
  'duplicate key value violates unique constraint "respondents_project_id_start_key_index"',
  'project 019a2c4e-8a10-7e22-8f3a-6b7c8d9e0f21 is gone',
])('what helps to find the cause stays: %s', (text) => {
  expect(scrub(text)).toBe(text);
});

test('the path of a page names nobody', () => {
  expect(pathPattern('/bn/survey/tree/019a2c4e-8a10-7e22-8f3a-6b7c8d9e0f21/Zk3v9QmT/last-step')).toBe(
    '/bn/survey/tree/:id/:id/last-step',
  );
  expect(pathPattern('/page/about-us')).toBe('/page/about-us');
});
