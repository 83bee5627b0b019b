import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/text/locale.ts';
import { renderPage } from '../testing/render-page.tsx';
import { LocaleLink } from './locale-link.tsx';
import { useFormat } from './use-format.ts';
import { useText } from './use-i18n.ts';
import { useLocaleChoices } from './use-locale-choices.ts';

function Words() {
  const format = useFormat();
  return `${useText()('common:signOut')} ${format.number(1234567)} ${format.digits(2026)}`;
}

function Choices() {
  return useLocaleChoices()
    .map(({ locale, href, current }) => `${locale}${current ? '*' : ''} ${href}`)
    .join(', ');
}

describe('a page', () => {
  it('speaks its language and writes its digits', () => {
    expect(renderPage('en', <Words />)).toBe('Log Out 12,34,567 2026');
    expect(renderPage('bn', <Words />, '/bn')).toBe('সাইন আউট ১২,৩৪,৫৬৭ ২০২৬');
  });

  it('links within its language', () => {
    const href = (locale: Locale, to: string) =>
      /href="([^"]*)"/.exec(renderPage(locale, <LocaleLink to={to} />, '/bn/faq'))?.[1];
    expect(href('en', '/pricing?a=1')).toBe('/pricing?a=1');
    expect(href('bn', '/pricing?a=1')).toBe('/bn/pricing?a=1');
    expect(href('bn', '/')).toBe('/bn');
    expect(href('bn', '/bn/pricing')).toBe('/bn/pricing');
    expect(href('bn', 'https://example.com/x')).toBe('https://example.com/x');
    expect(href('bn', '?page=2')).toBe('/bn/faq?page=2');
  });

  it('offers itself in the other language, query included', () => {
    expect(renderPage('bn', <Choices />, '/bn/survey-results?q=1')).toBe(
      'en /survey-results?q=1, bn* /bn/survey-results?q=1',
    );
  });
});
