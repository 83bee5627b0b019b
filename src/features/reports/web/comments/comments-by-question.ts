import type { Comment } from '../../contract/newest-comments.ts';

/** The newest of answers that read the same, and how many there are. */
export interface SaidComment extends Comment {
  count: number;
}

/** What was written under each question, each in the order of its newest; of answers that read the same, one. */
export function commentsByQuestion(comments: readonly Comment[]): SaidComment[][] {
  const asked = new Map<string, Map<string, SaidComment>>();
  for (const comment of comments) {
    const key = JSON.stringify([comment.projectId, comment.question]);
    const said = asked.get(key) ?? new Map<string, SaidComment>();
    asked.set(key, said);
    const words = comment.text.trim();
    const same = said.get(words);
    if (same) same.count += 1;
    else said.set(words, { ...comment, count: 1 });
  }
  return [...asked.values()].map((said) => [...said.values()]);
}
