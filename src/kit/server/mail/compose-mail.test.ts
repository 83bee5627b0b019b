import { expect, test } from 'vitest';
import { actionColours } from '#domain/colour/action-colours.ts';
import { composeMail } from './compose-mail.ts';

const common = {
  publicUrl: 'https://jorip.example',
  why: 'You wrote to us.',
  helpPath: '/contact-us',
  look: { action: null, logo: null },
};

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

test('the colour and the logo of the site stand in place of the product’s own, in both schemes', () => {
  const look = { action: '#8e24aa', logo: { key: 'k'.repeat(22), width: 600, height: 150 } };
  const action = { label: 'Sign in', url: 'https://jorip.example/login' };
  const { html } = composeMail({ ...common, look, locale: 'en', heading: 'Code', paragraphs: ['Here'], action });
  expect(html).not.toMatch(/#006a4e|#3fb68b|#5ccba3|icon-192/i);
  expect(html).toMatch(/class="button"[^>]*background:#8e24aa;color:#ffffff/);
  expect(html).toContain(`.button{background:${actionColours('#8e24aa', 'dark').primary}!important`);
  const picture = `https://jorip.example/images/${'k'.repeat(22)}?h=160&amp;q=80&amp;f=png`;
  expect(html).toContain(`<img src="${picture}" width="160" height="40" alt="Jorip"`);
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
