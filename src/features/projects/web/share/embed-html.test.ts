import { expect, test } from 'vitest';
import { embedCode, widgetCode } from './embed-html.ts';

test('whatever the title holds stays within its attribute', () => {
  const code = embedCode('https://jorip.example/s/k7mr3hw9d', 'Tea & "more" <script>');
  expect(code).toContain('title="Tea &amp; &quot;more&quot; &lt;script&gt;"');
  expect(code).toContain('src="https://jorip.example/s/k7mr3hw9d"');
});

test('the code of a button names the script of the site that the form is on', () => {
  expect(widgetCode('https://jorip.example/bn/s/k7mr3hw9d?from=embed', { label: '"মতামত"', close: 'বন্ধ' })).toBe(
    '<script src="https://jorip.example/widget.js" data-link="https://jorip.example/bn/s/k7mr3hw9d?from=embed" ' +
      'data-label="&quot;মতামত&quot;" data-close="বন্ধ" async></script>',
  );
});
