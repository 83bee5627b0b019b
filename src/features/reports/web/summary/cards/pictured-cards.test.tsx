import { expect, it } from 'vitest';
import { sumTallies } from '#domain/answers/counting/tally.ts';
import { summarise } from '#domain/answers/summary.ts';
import { answerCells } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';
import { CARDS } from './cards.ts';

const image = {
  key: 'mango-mango-mango-mang',
  width: 800,
  height: 600,
  alt: { en: 'A ripe mango', bn: 'পাকা আম' },
};
const options = [
  { id: 'mango', label: { en: 'Mango', bn: 'আম' }, image },
  { id: 'lychee', label: { en: 'Lychee', bn: 'লিচু' }, image: { ...image, decorative: true } },
  { id: 'guava', label: { en: 'Guava', bn: 'পেয়ারা' } },
];
const everyQuestion = { id: 'fruit', title: {}, help: {}, required: false, options };

function imagesIn(question: Question, answer: string | string[], locale: Locale = 'en'): string[] {
  const cells = new Map([['q', { ...answerCells(question, answer), answered: 1n }]]);
  const { figures: _figures, parts: _parts, ...summary } = summarise(question, sumTallies([cells]).get('q'));
  const asked = { question, sectionTitle: {}, versions: [1], retired: false, formerly: [], notInVersion: 0 };
  const report = { ...asked, ...summary, figures: null, score: null, topBox: null, items: [] };
  const { [question.kind]: Card } = CARDS;
  const card = <Card projectId="p" heading={{ title: 'Fruit', base: null }} report={report} />;
  const html = renderPage(locale, <DashboardProvider>{card}</DashboardProvider>);
  return html.match(/<img[^>]*>/g) ?? [];
}

const altOf = (img: string) => /alt="([^"]*)"/.exec(img)?.[1];

it.each<[Question, string | string[]]>([
  [{ ...everyQuestion, kind: 'single_choice' }, 'mango'],
  [{ ...everyQuestion, kind: 'multiple_choice' }, ['mango']],
  [{ ...everyQuestion, kind: 'ranking' }, ['mango', 'lychee', 'guava']],
])('a card of $kind shows the images of its options, and says what they show', (question, answer) => {
  const images = imagesIn(question, answer);
  expect(new Set(images.map(altOf))).toEqual(new Set(['', 'A ripe mango']));
  expect(images[0]).toContain(`/images/${image.key}?w=`);
  expect(imagesIn(question, answer, 'bn').map(altOf)).toContain('পাকা আম');
});

it('a card of another kind shows none: respondents saw none', () => {
  expect(imagesIn({ ...everyQuestion, kind: 'dropdown' }, 'mango')).toEqual([]);
});
