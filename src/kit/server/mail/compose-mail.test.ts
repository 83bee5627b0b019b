import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const product = { product: 'Jorip', publicUrl: 'https://jorip.example' };

test('what people wrote stays text in the HTML body', () => {
  const { html, text } = composeMail({ ...product, locale: 'bn', paragraphs: ['<img src=x> & "জরিপ"'], footer: 'শেষ' });
  expect(html).toContain('&lt;img src=x&gt; &amp; &quot;জরিপ&quot;');
  expect(html).toContain('<html lang="bn">');
  expect(text).toContain('<img src=x> & "জরিপ"');
});

test('code and link are in both bodies', () => {
  const action = { label: 'Sign in', url: 'https://jorip.example/login?a=1&b=2' };
  const { html, text } = composeMail({
    ...product,
    locale: 'en',
    paragraphs: ['Hello'],
    code: '012345',
    action,
    footer: 'End',
  });
  expect(text).toBe('Hello\n\n012345\n\nSign in: https://jorip.example/login?a=1&b=2\n\n-- \nEnd');
  expect(html).toContain('>012345<');
  expect(html).toContain('href="https://jorip.example/login?a=1&amp;b=2"');
});

test('the mark and the name head the HTML body, fetched from nowhere but the product itself', () => {
  const parts = {
    locale: 'bn',
    product: 'জরিপ',
    publicUrl: 'https://jorip.example',
    paragraphs: ['ওহে'],
    footer: 'শেষ',
  } as const;
  const { html, text } = composeMail(parts);
  expect(html.indexOf('>জরিপ</a>')).toBeLessThan(html.indexOf('ওহে'));
  expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    'https://jorip.example/icon-192.png',
    'https://jorip.example/bn',
  ]);
  // Right before the name, which says it.
  expect(html).toMatch(/<img [^>]*alt=""/);
  expect(text).toBe('ওহে\n\n-- \nশেষ');
});
