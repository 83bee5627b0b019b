import { type Answer, isInParts } from '../answers/answer.ts';
import type { KeyOf } from './marking-schema.ts';
import type { Share } from './share.ts';
import { best, fitting, WHOLE } from './share-of-accepted.ts';

/** What an answer earns in one blank, of what there is to earn there. */
export function shareOfBlank({ blanks, matchCase = false }: KeyOf<'blanks'>, id: string, answer: Answer): Share {
  const said = isInParts(answer) ? answer[id] : undefined;
  if (typeof said !== 'string') return { part: 0n, of: WHOLE };
  const fits = fitting(said, matchCase);
  return best((blanks[id] ?? []).filter((one) => ('option' in one ? one.option === said : fits(one.text))));
}

/**
 * What filled blanks earn: each earns an equal part (Moodle, question/type/multianswer, where all weights are the
 * same), and where one costs, that comes off the others.
 */
export function shareOfBlanks(key: KeyOf<'blanks'>, answer: Answer): Share {
  const ids = Object.keys(key.blanks);
  const part = ids.reduce((sum, id) => sum + shareOfBlank(key, id, answer).part, 0n);
  return { part, of: WHOLE * BigInt(Math.max(1, ids.length)) };
}
