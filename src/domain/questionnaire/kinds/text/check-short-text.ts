import type { Finding } from '../../finding.ts';
import type { QuestionOf } from '../../schema.ts';
import { slotsOf } from './mask.ts';
import { readPattern } from './pattern/pattern.ts';
import { checkLength } from './text-length.ts';

type ShortText = QuestionOf<'short_text'>;

/** A mask without a place to write in, a pattern that is broken, and lengths that contradict each other. */
export function checkShortText(question: ShortText): Finding[] {
  return [...checkForm(question), ...checkPattern(question)];
}

function checkForm(question: ShortText): Finding[] {
  const { id: questionId, mask } = question;
  if (mask === undefined) return checkLength(question);
  return slotsOf(mask).length > 0 ? [] : [{ severity: 'error', key: 'maskWithoutSlots', values: { mask }, questionId }];
}

function checkPattern({ id: questionId, pattern: written }: ShortText): Finding[] {
  const pattern = written === undefined ? undefined : readPattern(written);
  if (!pattern || !('key' in pattern)) return [];
  return [{ severity: 'error', key: pattern.key, values: { ...pattern.values }, questionId }];
}
