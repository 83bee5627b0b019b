import type { KNOWN_OUTCOMES } from '#domain/quiz/outcome.ts';
import { shareOf, type TellingKey } from '#domain/quiz/share-of.ts';
import { searchKey, spellingKey } from '#domain/text/normalise.ts';
import { saidOnce } from '../../../said-once.ts';

export type Verdict = Exclude<(typeof KNOWN_OUTCOMES)[number], 'unanswered'>;

/** Whether what was written earns all of the points, some, or none. */
function verdictOn(text: string, key: TellingKey): Verdict {
  const { part, of } = shareOf(key, text, false);
  if (part >= of) return 'right';
  return part > 0n ? 'partly' : 'wrong';
}

/** What was written, put together as the key takes it, with what it is by it: what most wrote first. */
export function keyedTexts<Said extends { text: string }>(answers: readonly Said[], key: TellingKey) {
  const isByLetter = key.by === 'texts' && key.matchCase;
  return saidOnce(answers, isByLetter ? spellingKey : searchKey)
    .map((answer) => ({ ...answer, verdict: verdictOn(answer.text, key) }))
    .toSorted((one, other) => other.count - one.count);
}
