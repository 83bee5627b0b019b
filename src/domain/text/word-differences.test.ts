import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordDifferences } from './word-differences.ts';

it('tells which words went and which came', () => {
  expect(wordDifferences('Enter this code here.', 'Enter the code here.')).toEqual([
    { text: 'Enter ', in: 'both' },
    { text: 'this ', in: 'before' },
    { text: 'the ', in: 'after' },
    { text: 'code here.', in: 'both' },
  ]);
  expect(wordDifferences('same', 'same')).toEqual([{ text: 'same', in: 'both' }]);
});

it('loses nothing of either text', () => {
  const text = fc.array(fc.constantFrom('এক', 'two', ' ', '\n\n', '{{code}}')).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifferences(before, after);
      const without = (side: 'before' | 'after') =>
        parts
          .filter((part) => part.in !== side)
          .map((part) => part.text)
          .join('');
      expect([without('after'), without('before')]).toEqual([before, after]);
    }),
  );
});
