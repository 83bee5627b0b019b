import { expect, it } from 'vitest';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';
import type { QuestionReport } from '../../contract/report.ts';
import { QuestionBase } from './question-base.tsx';

const question = { ...blankQuestion('rating', () => 'q'), title: { en: 'How was it?' } };
const asked = { question, sectionTitle: {}, versions: [1], retired: false, formerly: [] };
const counted = { ...asked, rows: [], figures: null, score: null, topBox: null, items: [] };

type Counts = Pick<QuestionReport, 'base' | 'skipped' | 'notAsked' | 'offPath' | 'notInVersion'>;

function linesOf(locale: Locale, counts: Counts, asking: Question = question): string[] {
  const report = { ...counted, question: asking, ...counts };
  const base = <QuestionBase report={report} versions={[1]} askedOtherwise={false} />;
  const html = renderPage(locale, <DashboardProvider>{base}</DashboardProvider>);
  return [...html.matchAll(/<li[^>]*>([^<]*)<\/li>/g)].map(([, line = '']) => line).slice(1);
}

it('tells apart who answered, who skipped it, who was not asked and whose answer is off the path', () => {
  const counts = { base: 5, skipped: 1, notAsked: 3, offPath: 2, notInVersion: 1 };
  expect(linesOf('en', counts)).toEqual([
    '6 asked',
    '5 answered',
    '1 skipped',
    '1 not asked',
    '2 off the path',
    '1 not in their version',
  ]);
  expect(linesOf('bn', counts)).toEqual([
    '৬ জনকে জিজ্ঞেস করা হয়েছে',
    '৫ জন উত্তর দিয়েছেন',
    '১ জন এড়িয়ে গেছেন',
    '১ জনকে জিজ্ঞেস করা হয়নি',
    '২ জনের উত্তর পথের বাইরে',
    '১ জনের সংস্করণে নেই',
  ]);
});

it('says of a consent how many were asked: who leaves the box alone has said so', () => {
  const consent = { ...blankQuestion('consent', () => 'q'), title: { en: 'May we write to you?' } };
  const counts = { base: 65, skipped: 62, notAsked: 0, offPath: 0, notInVersion: 0 };
  expect(linesOf('en', counts, consent)).toEqual(['127 asked']);
});

it('says nothing of what is none', () => {
  const none = { base: 0, skipped: 0, notAsked: 0, offPath: 0, notInVersion: 0 };
  expect(linesOf('en', none)).toEqual(['0 answered']);
  expect(linesOf('en', { ...none, notAsked: 2, offPath: 2 })).toEqual(['0 asked', '0 answered', '2 off the path']);
});
