import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import type { Answer } from '#domain/answers/answer.ts';
import { sumTallies } from '#domain/answers/counting/tally.ts';
import { summarise } from '#domain/answers/summary.ts';
import { answerCells } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';
import type { CardProps } from '../card-props.ts';
import { NpsCard } from './nps-card.tsx';
import { EffortCard, SatisfactionCard } from './top-box-card.tsx';

const everyQuestion = { id: 'tell', title: {}, help: {}, required: false };
const recommends: Question = { ...everyQuestion, kind: 'nps' };
const satisfied: Question = { ...everyQuestion, kind: 'csat' };
const effort: Question = { ...everyQuestion, kind: 'ces' };

function wordsOf(
  locale: Locale,
  answers: readonly Answer[],
  question: Question = recommends,
  Card: ComponentType<CardProps> = NpsCard,
): string {
  const cells = answers.map((answer) => new Map([['q', { ...answerCells(question, answer), answered: 1n }]]));
  const {
    base,
    skipped,
    notAsked,
    offPath,
    rows,
    figures,
    score = null,
    topBox = null,
  } = summarise(question, sumTallies(cells).get('q'));
  const asked = { question, sectionTitle: {}, versions: [1], retired: false, formerly: [], notInVersion: 0 };
  const report = { ...asked, base, skipped, notAsked, offPath, rows, score, topBox };
  const given = { ...report, figures: figures ?? null, items: [] };
  const card = <Card projectId="p" heading={{ title: 'Tell?', base: null }} report={given} />;
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

it('says how many are satisfied, and each step by its words', () => {
  const words = wordsOf('en', [5, 5, 4, 3, 1], satisfied, SatisfactionCard);
  expect(words).toContain('Satisfied or very satisfied 60% 3 of 5 ');
  expect(words).toContain('Very dissatisfied 20% 1 of 5');
  expect(wordsOf('bn', [5, 5, 4, 3, 1], satisfied, SatisfactionCard)).toContain('সন্তুষ্ট বা খুবই সন্তুষ্ট ৬০% ৫-এর মধ্যে ৩');
  expect(wordsOf('en', [5], satisfied, SatisfactionCard)).toContain('The score is shown from 5 answers');
});

it('says how many found it easy, and how easy it was on the whole', () => {
  const words = wordsOf('en', [7, 6, 5, 4, 1], effort, EffortCard);
  expect(words).toContain('Found it easy (5–7) 60% 3 of 5 95% confidence interval 23% – 88% Mean 4.6 of 7');
  expect(wordsOf('en', [], effort, EffortCard)).toContain('No answers yet');
});
