import { expect, it } from 'vitest';
import type { KeyOf } from '#domain/quiz/marking-schema.ts';
import { saidInBlank } from './said-in-blank.ts';

const key: KeyOf<'blanks'> = {
  by: 'blanks',
  blanks: { '1': [{ text: 'Padma' }, { text: 'পদ্মা' }], '2': [{ text: 'Jamuna' }] },
};
const answers = ['Meghna', 'padma ', 'Padma', 'Meghna', 'Meghna'].map((said) => ({
  ...{ responseId: said, text: said, completedAt: '2026-03-05T06:00:00Z' },
  cells: { '1': said },
}));

it('puts together what counts as the same, what is right first', () => {
  expect(saidInBlank(answers, key, { id: '1' })).toEqual([
    { id: 'padma', text: 'padma ', count: 2, isRight: true },
    { id: 'meghna', text: 'Meghna', count: 3, isRight: false },
  ]);
});

it('says what is right where nobody wrote it', () => {
  expect(saidInBlank(answers, key, { id: '2' })).toEqual([{ id: 'jamuna', text: 'Jamuna', count: 0, isRight: true }]);
});
