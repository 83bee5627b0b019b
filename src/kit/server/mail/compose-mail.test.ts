import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const common = { publicUrl: 'https://jorip.example', why: 'You wrote to us.', helpPath: '/contact-us' };

test('what people wrote stays text in the HTML body', () => {
  const paragraphs = ['<img src=x> & "জরিপ"'];
  const { html, text } = composeMail({ ...common, locale: 'bn', heading: 'জরিপ', paragraphs });
  expect(html).toContain('&lt;img src=x&gt; &amp; &quot;জরিপ&quot;');
  expect(html).toContain('<html lang="bn">');
  expect(text).toContain('<img src=x> & "জরিপ"');
});

test('code, link, who sent it, why and where we are found are in both bodies', () => {
  const { html, text } = composeMail({
    ...common,
    locale: 'en',
    heading: 'Your code',
    paragraphs: ['Enter it'],
    code: '012345',
    action: { label: 'Sign in', url: 'https://jorip.example/login?a=1&b=2' },
  });
  expect(text.split('\n')).toEqual([
    ...['012345', '', 'Enter it', '', 'Sign in: https://jorip.example/login?a=1&b=2', '', '-- '],
    expect.stringMatching(/^Sent by Jorip/),
    'You wrote to us.',
    'https://jorip.example/',
    'Write to us: https://jorip.example/contact-us',
  ]);
  const inOrder = [
    '>Your code</h1>',
    '>012345<',
    'Enter it',
    '/login?a=1&amp;b=2"',
    'Sent by Jorip',
    '>You wrote to us.<',
  ];
  const places = inOrder.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('the mark and the name head the HTML body, fetched from nowhere but the product itself', () => {
  const { html } = composeMail({ ...common, locale: 'bn', heading: 'ওহে', paragraphs: ['কিছু কথা'] });
  expect(html.indexOf('>Jorip</a>')).toBeLessThan(html.indexOf('ওহে'));
  expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    'https://jorip.example/icon-192.png',
    'https://jorip.example/bn',
    'https://jorip.example/bn',
    'https://jorip.example/bn/contact-us',
  ]);
  // Right before the name, which says it.
  expect(html).toMatch(/<img [^>]*alt=""/);
});
