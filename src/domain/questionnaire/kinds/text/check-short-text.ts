import type { Finding } from '../../finding.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { slotsOf } from './mask.ts';
import { hasMasked, hasText } from './pattern/check-possible.ts';
import { type Pattern, readPattern } from './pattern/pattern.ts';
import { checkLength } from './text-length.ts';

type ShortText = QuestionOf<'short_text'>;

/** A mask without a place to write in, a pattern that is broken, and what leaves no text that fits. */
export function checkShortText(question: ShortText): Finding[] {
  return [...checkForm(question), ...checkPattern(question)];
}

function checkForm(question: ShortText): Finding[] {
  const { id: questionId, mask } = question;
  if (mask === undefined) return checkLength(question);
  return slotsOf(mask).length > 0 ? [] : [{ severity: 'error', key: 'maskWithoutSlots', values: { mask }, questionId }];
}

function checkPattern(question: ShortText): Finding[] {
  const { id: questionId, pattern: written } = question;
  const pattern = written === undefined ? undefined : readPattern(written);
  if (written === undefined || !pattern) return [];
  if ('key' in pattern) return [{ severity: 'error', key: pattern.key, values: { ...pattern.values }, questionId }];
  return checkTogether(question, written, pattern);
}

/** Whether anybody can write what the pattern takes and the mask, or else the length, asks for. */
function checkTogether(question: ShortText, written: string, pattern: Pattern): Finding[] {
  const { id: questionId, mask, minLength: min = 1, maxLength: max = LIMITS.shortText } = question;
  if (mask !== undefined) {
    const isPossible = slotsOf(mask).length === 0 || hasMasked(written, pattern, mask);
    return isPossible ? [] : [{ severity: 'error', key: 'maskAgainstPattern', values: { mask }, questionId }];
  }
  // Where the lengths contradict each other, that is said already.
  if (min > max || hasText(written, pattern, { min, max })) return [];
  return [{ severity: 'error', key: 'lengthAgainstPattern', values: { min, max }, questionId }];
}
