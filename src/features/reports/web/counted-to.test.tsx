import { expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/text/durations.ts';
import type { Locale } from '#domain/text/locale.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import type { CountedTo as CountedToData } from '../contract/counted-to.ts';
import { CountedTo } from './counted-to.tsx';

function wordsOf(locale: Locale, told: CountedToData): string {
  return renderPage(locale, <CountedTo {...told} />).replace(/<[^>]+>/g, '');
}

it('says up to when responses are counted, and how many newer ones there are', () => {
  const told = { countedTo: '2026-03-05T08:05:09.123Z', waiting: 300 };
  expect(wordsOf('en', told)).toMatch(/^Up to 5 March 2026, 2:05\spm\. 300 newer responses are not counted yet\./);
  expect(wordsOf('bn', told)).toContain('পর্যন্ত গোনা হয়েছে, এর পরের ৩০০টি সাড়া এখনো বাকি।');
  expect(wordsOf('en', { ...told, waiting: 1 })).toContain('1 newer response is not counted yet.');
});

it('says after an hour that somebody has to look after it, and not before', () => {
  const told = (minutes: number) => ({
    countedTo: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
    waiting: 300,
  });
  expect(wordsOf('en', told(50))).not.toContain('whoever runs this site');
  expect(wordsOf('en', told(70))).toContain('more than an hour behind');
  expect(wordsOf('bn', told(70))).toContain('পিছিয়ে আছে');
});

it('says nothing where all are counted', () => {
  expect(wordsOf('en', { countedTo: null, waiting: 0 })).toBe('');
});
