// A condition as a list of sentences, of which all or any have to hold, some of them in groups.
import { readClause } from './clause.ts';
import type { Condition } from './condition.ts';
import { readFactClause } from './fact-clause.ts';
import { readValueClause } from './value-clause.ts';

export type Joint = 'and' | 'or';

export interface Sentences {
  joint: Joint;
  parts: Condition[];
}

/** What a condition is put together from; one sentence is a list of one. */
export function sentencesOf(condition: Condition): Sentences | undefined {
  if (isSentence(condition)) return { joint: 'and', parts: [condition] };
  return condition.op === 'and' || condition.op === 'or' ? { joint: condition.op, parts: condition.of } : undefined;
}

/** The condition that a list of sentences says; nothing where none is left. */
export function conditionFrom({ joint, parts }: Sentences): Condition | undefined {
  const [first] = parts;
  if (!first) return undefined;
  return parts.length === 1 && isSentence(first) ? first : { op: joint, of: parts };
}

/** Whether it is sentences and groups of sentences, no groups within groups. */
export function isPlain(condition: Condition): boolean {
  const whole = sentencesOf(condition);
  if (!whole) return false;
  return whole.parts.every((part) => isSentence(part) || groupOf(part)?.parts.every((one) => isSentence(one)));
}

/** A part that is a group of its own. */
export function groupOf(part: Condition): Sentences | undefined {
  return isSentence(part) ? undefined : sentencesOf(part);
}

/** Whether it is one sentence: of an answer, of a fact, or of a calculated value. */
export function isSentence(condition: Condition): boolean {
  return [readClause, readFactClause, readValueClause].some((read) => read(condition) !== undefined);
}
