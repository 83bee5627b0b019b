import type { Answer, AnswerParts, Answers } from '#domain/answers/answer.ts';
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
  return jsonBytes(answers) + spacesIn(answers);
}

function spacesIn(value: Answers | AnswerParts | Answer): number {
  if (typeof value !== 'object') return 0;
  const inside = Object.values(value).reduce<number>((sum, part) => sum + spacesIn(part), 0);
  const size = Object.keys(value).length;
  return inside + Math.max(0, size - 1) + (Array.isArray(value) ? 0 : size);
}
