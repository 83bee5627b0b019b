import type { Answer, Answers } from '#domain/answers/answer.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { AppError } from '#kit/contract/errors.ts';
import { jsonBytes } from '#kit/server/byte-cache.ts';

/**
 * What is stored and what is given take together no more than this, compressed as it may be, and their text cannot come
 * near the limit: lz4 packs 255 to one at best, and of what answers may hold JSON escapes a character to two.
 */
const SURELY_ROOM = 1_000;

/**
 * Whether the answers of respondent `r` stay within the limit with what is `given`. Most are so small
 * that neither is merged or written out for it.
 */
export function hasRoom(merged: string, given: string): string {
  return `(pg_column_size(r.answers) + pg_column_size(${given}::jsonb) <= ${SURELY_ROOM}
        OR octet_length(${merged}::text) <= ${LIMITS.answersBytes})`;
}

/** Refuses answers that take more together than a response may hold, naming the longest of those that were sent. */
export function requireRoom(answers: Answers, sent: Readonly<Record<string, Answer | null>>): void {
  if (storedBytes(answers) <= LIMITS.answersBytes) return;
  const [longest] = Object.entries(sent)
    .map(([questionId, answer]) => ({ questionId, bytes: jsonBytes(answer) }))
    .sort((a, b) => b.bytes - a.bytes);
  throw new AppError('too_large', {
    message: 'answersTooLarge',
    ...(longest && { fields: { [`answers.${longest.questionId}`]: [{ key: 'noRoomForAnswer' }] } }),
  });
}

/** As {@link hasRoom} measures: the database writes a space after every colon and comma of its JSON. */
function storedBytes(answers: Answers): number {
  let spaces = 0;
  for (const questionId in answers) {
    const answer = answers[questionId];
    spaces += 1 + (Array.isArray(answer) ? answer.length : 1);
  }
  return jsonBytes(answers) + Math.max(0, spaces - 1);
}
