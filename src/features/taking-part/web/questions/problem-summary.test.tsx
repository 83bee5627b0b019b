import { expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { ProblemSummary } from './problem-summary.tsx';

const questions = ['a', 'b'].map((id) => ({
  id,
  kind: 'short_text',
  title: { en: `Question ${id}` },
})) as unknown as Question[];

function summaryOf(problems: Record<string, string>, message?: string) {
  return renderPage('en', <ProblemSummary questions={questions} problems={problems} message={message} />);
}

it('leads to a problem that is alone where no script does', () => {
  expect(summaryOf({ b: 'Wrong' })).toMatch(/^<noscript>.*role="alert".*href="#[^"]*b".*<\/noscript>$/);
});

it('leads to several, and says what belongs to no question, to everybody', () => {
  const several = summaryOf({ a: 'Wrong', b: 'Wrong' });
  expect(several).not.toContain('noscript');
  expect(several.match(/href="#/g)).toHaveLength(2);
  expect(summaryOf({ a: 'Wrong' }, 'Closed')).toMatch(/^<div [^>]*role="alert".*Closed/);
});

it('says nothing where nothing is wrong', () => {
  expect(summaryOf({})).toBe('');
});
