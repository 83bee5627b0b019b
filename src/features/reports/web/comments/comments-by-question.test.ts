import { expect, it } from 'vitest';
import { commentsByQuestion } from './comments-by-question.ts';

const comment = (responseId: string, text: string, question = 'Why?', projectId = 'one') => ({
  projectId,
  projectKind: 'survey' as const,
  projectMode: null,
  projectTitle: { en: 'Project' },
  responseId,
  question: { en: question },
  text,
  completedAt: '2026-03-05T06:00:00.000Z',
});

it('puts answers under their question, and those that read the same together', () => {
  const groups = commentsByQuestion([
    comment('a', 'Rain'),
    comment('b', 'Heat', 'Why not?'),
    comment('c', 'Wind'),
    comment('d', ' Rain\n'),
    comment('e', 'Rain', 'Why?', 'two'),
  ]);
  expect(groups.map((group) => group.map(({ responseId, count }) => [responseId, count]))).toEqual([
    [
      ['a', 2],
      ['c', 1],
    ],
    [['b', 1]],
    [['e', 1]],
  ]);
});
