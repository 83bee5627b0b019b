import { expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { QuestionMarking } from '#domain/quiz/marking-schema.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { catalogues } from '#messages/catalogue.ts';
import { createTranslator } from '#messages/translator.ts';
import { KeyOnCard } from './key-on-card.tsx';

const translator = createTranslator('en', catalogues.en);
const question = { kind: 'number', id: 'divisions', title: {}, help: {}, required: false, decimals: 0 } as Question;
const cardOf = (marking: QuestionMarking) =>
  renderPage('en', <KeyOnCard question={question} marking={marking} translator={translator} />);

it('says what is right and what it is worth before the tools of the builder are there', () => {
  const card = cardOf({ points: 2, key: { by: 'numbers', accepted: [{ value: 8 }] } });
  expect(card).toMatch(/8.*2 points/s);
  expect(card).not.toContain('<button');
});

it('says that nobody has said what is right', () => {
  expect(cardOf({ points: 1 })).toContain('No answer key yet');
  expect(cardOf({ points: 0 })).not.toContain('No answer key yet');
});
