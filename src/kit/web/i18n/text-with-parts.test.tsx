import { expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { TextWithParts } from './text-with-parts.tsx';

const parts = { terms: <a href="/terms">Terms</a>, key: <kbd>Enter</kbd> };

it.each([
  ['You accept <terms>our terms</terms>.', 'You accept <a href="/terms">our terms</a>.'],
  ['<key/> adds one, <key/> another', '<kbd>Enter</kbd> adds one, <kbd>Enter</kbd> another'],
  ['No part at all', 'No part at all'],
  ['<other>Not given</other> & 1 < 2', '&lt;other&gt;Not given&lt;/other&gt; &amp; 1 &lt; 2'],
])('%s', (text, html) => {
  expect(renderPage('en', <TextWithParts text={text} parts={parts} />)).toBe(html);
});
