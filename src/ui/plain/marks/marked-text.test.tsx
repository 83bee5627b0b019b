import { describe, expect, it } from 'vitest';
import type { Localized } from '#domain/text/localized.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { LiveTexts, PipedNames } from '../piped-texts.ts';
import { MarkedText } from './marked-text.tsx';

const draw = (en: string, marks: 'all' | 'inline' | 'none' = 'all', unlinked = false) =>
  renderPage('en', <MarkedText as="p" text={{ en }} marks={marks} unlinked={unlinked} />).replaceAll(
    / class="[^"]*"/g,
    '',
  );

describe('a marked text', () => {
  it.each([
    ['Rate 5* <b>hotels</b>', '<p>Rate 5* &lt;b&gt;hotels&lt;/b&gt;</p>'],
    ['**Why** *this*?', '<p><strong>Why</strong> <em>this</em>?</p>'],
    ['One\n\n- **two**\n- three', '<div><p>One</p><ul><li><strong>two</strong></li><li>three</li></ul></div>'],
    ['3. three\n4. four', '<div><ol start="3"><li>three</li><li>four</li></ol></div>'],
    ['[law](https://a.bd/x)', '<p><a href="https://a.bd/x" target="_blank" rel="noopener noreferrer">law</a></p>'],
    ['[law](javascript:alert(1))', '<p>[law](javascript:alert(1))</p>'],
  ])('%s', (text, expected) => {
    expect(draw(text)).toBe(expected);
  });

  it('is one line where lists cannot stand, and words alone where marks cannot', () => {
    expect(draw('- **a**\n- b', 'inline')).toBe('<p>- <strong>a</strong>\n- b</p>');
    expect(draw('**a** [b](https://a.bd)', 'none')).toBe('<p>a b</p>');
    expect(draw('[b](https://a.bd)', 'all', true)).toBe('<p><span>b</span></p>');
  });

  it('says its language where that is not the page’s, and nothing where nothing is written', () => {
    expect(renderPage('en', <MarkedText text={{ bn: '**ক**' }} marks="all" />)).toBe(
      '<span lang="bn"><strong>ক</strong></span>',
    );
    expect(renderPage('en', <MarkedText text={{}} marks="all" />)).toBe('');
  });

  it('gives the page’s script the words that answers are piped into, and no marks', () => {
    const text: Localized = { en: 'You said **\u2060\\*tea\\*\u2060** today' };
    const live = new Map([[text, { en: 'You said **{{answer:drink}}** today' }]]);
    const page = (
      <LiveTexts value={live}>
        <MarkedText text={text} marks="all" />
      </LiveTexts>
    );
    expect(renderPage('en', page)).toBe(
      '<span>You said <strong><span data-live="{{answer:drink}}">\u2060*tea*\u2060</span></strong> today</span>',
    );
  });

  it('names what is piped without making marks of names', () => {
    const names = new Map([['q', { en: '**Which** city' }]]);
    const page = (
      <PipedNames value={names}>
        <MarkedText text={{ en: '*In {{answer:q}}*' }} marks="all" />
      </PipedNames>
    );
    expect(renderPage('en', page)).toBe('<span><em>In [**Which** city]</em></span>');
  });
});
