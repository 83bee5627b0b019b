import { expect, it } from 'vitest';
import type { AnswerKey } from '#domain/quiz/marking-schema.ts';
import { keyedTexts } from './keyed-texts.ts';

const key: AnswerKey = {
  by: 'texts',
  accepted: [{ text: 'Padma' }, { text: 'Ganges', share: 50 }],
};
const written = ['Meghna', 'padma ', 'Padma', 'Ganges', 'PADMA', 'ganges'].map((text) => ({ text }));

it('puts together what counts as the same, what most wrote first, and says what is right', () => {
  expect(keyedTexts(written, key)).toEqual([
    { text: 'padma ', count: 3, outcome: 'right' },
    { text: 'Ganges', count: 2, outcome: 'partly' },
    { text: 'Meghna', count: 1, outcome: 'wrong' },
  ]);
});

it('tells letters apart where the key does', () => {
  const said = keyedTexts(written, { ...key, matchCase: true });
  expect(said.filter(({ outcome }) => outcome === 'right')).toEqual([{ text: 'Padma', count: 1, outcome: 'right' }]);
});
