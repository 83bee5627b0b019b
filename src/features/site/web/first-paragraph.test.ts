import { expect, test } from 'vitest';
import { firstParagraph } from './first-paragraph.ts';

test.each([
  [
    '<h2>Ask</h2><p>Build a <strong>survey</strong>\n in minutes.</p><p>Then share it.</p>',
    'Build a survey in minutes.',
  ],
  ['<p>Tea &amp; rice, 2 &lt; 3</p>', 'Tea & rice, 2 < 3'],
  ['<h2>Nothing</h2>', undefined],
  ['<p> </p>', undefined],
  ['', undefined],
])('of %j it is %j', (html, words) => {
  expect(firstParagraph(html)).toBe(words);
});
