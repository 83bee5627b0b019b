import { describe, expect, it } from 'vitest';
import { cleanHtml, cleanLink, firstParagraph } from './html.ts';

describe('HTML on its way into the database', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a script as a link', '<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ['a script as a link, spelled oddly', '<a href=" java\nscript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ['data as a link', '<a href="data:text/html,x">a</a>', '<a rel="noopener">a</a>'],
    ['another site in disguise', '<a href="//evil.example">a</a>', '<a rel="noopener">a</a>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>a', 'a'],
    ['a picture that fails', '<img src=x onerror=alert(1)>a', 'a'],
    ['styles', '<style>*{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['vectors', '<svg><script>alert(1)</script></svg>a', 'a'],
    ['an unclosed tag', '<p>a', '<p>a</p>'],
  ])('loses %s', (_, html, clean) => {
    expect(cleanHtml({ en: html })).toEqual({ en: clean });
  });

  it('keeps text, headings, lists, links and languages', () => {
    const html = '<h2>a</h2><p lang="bn">ক <strong>খ</strong></p><ul><li><a href="/faq" rel="noopener">c</a></li></ul>';
    expect(cleanHtml({ en: html, bn: '' })).toEqual({ en: html });
  });

  it('comes to rest after one cleaning', () => {
    const once = cleanHtml({ bn: '<p>\u09dc &amp; <a href="https://example.com">ক</a></p>' });
    expect(cleanHtml(once)).toEqual(once);
    expect(once.bn).toBe(once.bn?.normalize('NFC'));
  });
});

describe('the first paragraph', () => {
  it.each([
    [
      '<h2>Ask</h2><p>Build a <strong>survey</strong>\n in minutes.</p><p>Then share it.</p>',
      'Build a survey in minutes.',
    ],
    ['<p>Tea &amp; rice,&nbsp;2 &lt; 3 &copy; &#39;a&#39; &amp;lt;</p>', "Tea & rice, 2 < 3 © 'a' &lt;"],
    ['<p> </p><ul><li><p lang="en">a</p></li></ul>', 'a'],
    ['<h2>Nothing</h2>', undefined],
    ['<p> </p>', undefined],
    ['', undefined],
  ])('of %j is %j', (html, words) => {
    expect(firstParagraph({ en: html, bn: '<p>ক</p>' })).toEqual({ ...(words && { en: words }), bn: 'ক' });
  });
});

describe('a link', () => {
  it.each(['/register', '/page/about-us#more', 'https://example.com/a?b=c'])('may be %s', (link) => {
    expect(cleanLink('link', link)).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'data:text/html,x',
    'register',
    '',
  ])('may not be %s', (link) => {
    expect(() => cleanLink('link', link)).toThrow();
  });
});
