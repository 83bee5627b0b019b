import { describe, expect, it } from 'vitest';
import { fitWords } from './fit-words.ts';

/** Every letter is as wide as it is high. */
const room = {
  width: 100,
  height: 60,
  sizes: [20, 10],
  leading: 1,
  measure: (words: string, size: number) => [...words].length * size,
};

describe('fitWords', () => {
  it('takes the largest size at which all lines find room', () => {
    expect(fitWords('Tea?', room)).toEqual({ size: 20, lines: ['Tea?'] });
    expect(fitWords('One two six ten', room)).toEqual({ size: 10, lines: ['One two', 'six ten'] });
  });

  it('keeps to one line where that costs little size', () => {
    expect(fitWords('Tea time', { ...room, sizes: [15, 12, 6] })).toEqual({ size: 12, lines: ['Tea time'] });
  });

  it('leaves no word alone in the last line', () => {
    expect(fitWords('aaaa aa bb b', { ...room, sizes: [10] }).lines).toEqual(['aaaa aa', 'bb b']);
  });

  it('breaks what is wider than a line, never within a letter and its signs', () => {
    const { lines } = fitWords('কী'.repeat(8), { ...room, measure: (words, size) => [...words].length * size });
    expect(lines.join('')).toBe('কী'.repeat(8));
    expect(lines.every((line) => line.startsWith('কী'))).toBe(true);
  });

  it('ends with an ellipsis what has no room even at the smallest size', () => {
    const { size, lines } = fitWords('long words '.repeat(20).trim(), room);
    expect([size, lines.length, lines.at(-1)?.at(-1)]).toEqual([10, 6, '…']);
    expect(fitWords('x'.repeat(300), room).lines.every((line) => line.length <= 10)).toBe(true);
  });

  it('of nothing makes no line', () => {
    expect(fitWords('', room).lines.join('')).toBe('');
  });
});
