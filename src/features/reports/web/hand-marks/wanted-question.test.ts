import { describe, expect, it } from 'vitest';
import { wantedQuestion } from './wanted-question.ts';

const questions = (...waiting: number[]) => waiting.map((count, at) => ({ questionId: `q${at + 1}`, waiting: count }));
const wanted = (all: ReturnType<typeof questions>, asked: string | null = null, here?: string) =>
  wantedQuestion(all, { asked, here })?.questionId;

describe('wantedQuestion', () => {
  it('is the one that was asked for while it waits, and else the first that does', () => {
    expect(wanted(questions(2, 1))).toBe('q1');
    expect(wanted(questions(2, 1), 'q2')).toBe('q2');
    expect(wanted(questions(2, 1), 'q2', 'q1')).toBe('q2');
    expect(wanted(questions(2, 0), 'q2')).toBe('q1');
    expect(wanted(questions(0, 0))).toBeUndefined();
  });

  it('stays with whoever marks, though others finish it or answers to one before come in', () => {
    expect(wanted(questions(0, 0), null, 'q2')).toBe('q2');
    expect(wanted(questions(0, 3), null, 'q1')).toBe('q1');
    expect(wanted(questions(0, 3), 'q1', 'q1')).toBe('q1');
    expect(wanted(questions(1, 3), null, 'q2')).toBe('q2');
  });
});
