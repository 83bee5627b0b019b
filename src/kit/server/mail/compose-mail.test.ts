import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

test('what people wrote stays text in the HTML body', () => {
  const { html, text } = composeMail({ locale: 'bn', paragraphs: ['<img src=x> & "জরিপ"'], footer: 'শেষ' });
  expect(html).toContain('&lt;img src=x&gt; &amp; &quot;জরিপ&quot;');
  expect(html).toContain('<html lang="bn">');
  expect(text).toContain('<img src=x> & "জরিপ"');
});

test('code and link are in both bodies', () => {
  const action = { label: 'Sign in', url: 'https://jorip.example/login?a=1&b=2' };
  const { html, text } = composeMail({ locale: 'en', paragraphs: ['Hello'], code: '012345', action, footer: 'End' });
  expect(text).toBe('Hello\n\n012345\n\nSign in: https://jorip.example/login?a=1&b=2\n\n-- \nEnd');
  expect(html).toContain('>012345<');
  expect(html).toContain('href="https://jorip.example/login?a=1&amp;b=2"');
});
