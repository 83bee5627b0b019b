import { expect, it } from 'vitest';
import type { Answer } from '#domain/answers/answer.ts';
import { summarise } from '#domain/answers/summary.ts';
import { sumTallies } from '#domain/answers/tally.ts';
import { answerCells } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';
import { NpsCard } from './nps-card.tsx';

const question: Question = { id: 'tell', kind: 'nps', title: {}, help: {}, required: false };

function wordsOf(locale: Locale, answers: readonly Answer[]): string {
  const cells = answers.map((answer) => new Map([['q', { ...answerCells(question, answer), answered: 1n }]]));
  const { base, skipped, notAsked, rows, score = null } = summarise(question, sumTallies(cells).get('q'));
  const asked = { question, sectionTitle: {}, versions: [1], retired: false, formerly: [] };
  const report = { ...asked, base, skipped, notAsked, rows, figures: null, score };
  const card = <NpsCard projectId="p" heading={{ title: 'Tell?', base: null }} report={report} />;
  const html = renderPage(locale, <DashboardProvider>{card}</DashboardProvider>);
  return html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

it('says the score, who makes it up, and how many gave each number', () => {
  const words = wordsOf('en', [10, 10, 9, 8, 3]);
  expect(words).toContain('Net promoter score 40 ');
  expect(words).toContain('Detractors (0–6) 20% 1 of 5 Passives (7–8) 20% 1 of 5 Promoters (9–10) 60% 3 of 5');
  expect(words).toContain('40% (2)');
  expect(wordsOf('bn', [0, 0, 0, 0, 10])).toContain('নেট প্রমোটার স্কোর -৬০ ');
});

it('says no score of a handful, and of nobody that nobody answered', () => {
  const few = wordsOf('en', [10, 3]);
  expect(few).toContain('The score is shown from 5 answers');
  expect(few).toContain('Detractors (0–6) 1 1 of 2');
  expect(few).not.toContain('Net promoter score');
  expect(wordsOf('en', [])).toContain('No answers yet');
});
