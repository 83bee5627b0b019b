import type { Comment } from '../../contract/newest-comments.ts';
import { saidOnce } from '../said-once.ts';

/** The newest of answers that read the same, and how many there are. */
export type SaidComment = Comment & { count: number };

/** What was written under each question, each in the order of its newest; of answers that read the same, one. */
export function commentsByQuestion(comments: readonly Comment[]): SaidComment[][] {
  const asked = new Map<string, Comment[]>();
  for (const comment of comments) {
    const key = JSON.stringify([comment.projectId, comment.question]);
    asked.set(key, [...(asked.get(key) ?? []), comment]);
  }
  return [...asked.values()].map((said) => saidOnce(said));
}
