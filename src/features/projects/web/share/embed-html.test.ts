import { expect, test } from 'vitest';
import { embedCode } from './embed-html.ts';

test('whatever the title holds stays within its attribute', () => {
  const code = embedCode('https://jorip.example/s/k7mr3hw9d', 'Tea & "more" <script>');
  expect(code).toContain('title="Tea &amp; &quot;more&quot; &lt;script&gt;"');
  expect(code).toContain('src="https://jorip.example/s/k7mr3hw9d"');
});
