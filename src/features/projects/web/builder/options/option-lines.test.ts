import { describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { blankQuestion } from '#domain/questionnaire/registry.ts';
import { linesOf, pasteOptions, roomFor, translateOptions } from './option-lines.ts';

function ids(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `id${last}`;
  };
}

describe('options from pasted lines', () => {
  it('are read without bullets, numbers in either digits and empty lines', () => {
    expect(linesOf('1. Dhaka\n২) Khulna\n\n• Sylhet\r\n  3 idiots\n- 5 stars').map(({ text }) => text)).toEqual([
      'Dhaka',
      'Khulna',
      'Sylhet',
      '3 idiots',
      '5 stars',
    ]);
  });

  it('are no longer than an option may be, and tell where they would be', () => {
    const [whole, cut] = linesOf(`Dhaka\n${'x'.repeat(LIMITS.label - 1)}😀`);
    expect(whole?.isShorter).toBe(false);
    expect(cut).toEqual({ text: 'x'.repeat(LIMITS.label - 1), isShorter: true });
  });

  it('fill the empty ones first', () => {
    const question = pasteOptions(blankQuestion('single_choice', ids()), linesOf('a\nb\nc'), 'en', ids());
    expect(question.options.map(({ label }) => label.en)).toEqual(['a', 'b', 'c']);
  });

  it('never go beyond what a question can hold', () => {
    const lines = linesOf(Array.from({ length: 400 }, (_, index) => `option ${index}`).join('\n'));
    const empty = blankQuestion('dropdown', ids());
    expect(roomFor(empty)).toBe(300);
    const full = pasteOptions(empty, lines, 'en', ids());
    expect(full.options).toHaveLength(300);
    expect(roomFor(full)).toBe(0);
  });

  it('find room for exactly as many as will be options', () => {
    const started = pasteOptions(blankQuestion('dropdown', ids()), linesOf('a\nb\nc'), 'en', ids());
    const before = started.options.map(({ id }) => (id === 'id1' ? { id, label: {} } : { id, label: { en: id } }));
    const question = { ...started, options: before };
    const lines = linesOf(Array.from({ length: 298 }, (_, index) => `option ${index}`).join('\n'));
    expect(roomFor(question)).toBe(298);
    const labels = pasteOptions(question, lines, 'en', ids()).options.map(({ label }) => label.en);
    expect(labels.filter((label) => label?.startsWith('option'))).toHaveLength(298);
  });

  it('translate what is there, in order', () => {
    const question = pasteOptions(blankQuestion('single_choice', ids()), linesOf('Yes\nNo'), 'en', ids());
    expect(translateOptions(question, linesOf('হ্যাঁ\nনা\nবেশি'), 'bn').options.map(({ label }) => label)).toEqual([
      { en: 'Yes', bn: 'হ্যাঁ' },
      { en: 'No', bn: 'না' },
    ]);
  });
});
