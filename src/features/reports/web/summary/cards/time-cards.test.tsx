import { describe, expect, it } from 'vitest';
import { sumTallies } from '#domain/answers/counting/tally.ts';
import { summarise } from '#domain/answers/summary.ts';
import { answerCells } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';
import { DatesCard } from './time-cards.tsx';

const question: Question = { kind: 'date', id: 'day', title: {}, help: {}, required: false };
const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04'];

/** What is heard of the line through these days, on a day on which responses come. */
function heard(today: string | undefined): string[] {
  const tallies = DAYS.map((day) => new Map([['q', { ...answerCells(question, day), answered: 1n }]]));
  const { figures: _figures, parts: _parts, ...summary } = summarise(question, sumTallies(tallies).get('q'));
  const asked = { question, sectionTitle: {}, versions: [1], retired: false, formerly: [], notInVersion: 0 };
  const report = { ...asked, ...summary, figures: null, score: null, topBox: null, items: [] };
  const card = <DatesCard projectId="p" heading={{ title: 'Day', base: null }} report={report} today={today} />;
  const html = renderPage('en', <DashboardProvider>{card}</DashboardProvider>);
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, said = '']) => said.replaceAll(/<[^>]*>/g, ''));
}

describe('the line through days', () => {
  it('tells the day apart that is not over', () => {
    expect(heard('2026-03-04')).toEqual(['2 March 2026: 1', '3 March 2026: 1', '4 March 2026, so far: 1']);
  });

  it.each([['2026-03-05'], [undefined]])('has none apart when all are over: %s', (today) => {
    expect(heard(today)).toEqual(['2 March 2026: 1', '3 March 2026: 1', '4 March 2026: 1']);
  });
});
