import { outcomeOf } from '#domain/quiz/outcome.ts';
import { shareOf, type TellingKey } from '#domain/quiz/share-of.ts';
import { searchKey, spellingKey } from '#domain/text/normalise.ts';
import { saidOnce } from '../../../said-once.ts';

/** What was written, put together as the key takes it, with what it is by it: what most wrote first. */
export function keyedTexts<Said extends { text: string }>(answers: readonly Said[], key: TellingKey) {
  const isByLetter = key.by === 'texts' && key.matchCase;
  return saidOnce(answers, isByLetter ? spellingKey : searchKey)
    .map((answer) => ({ ...answer, outcome: outcomeOf(shareOf(key, answer.text, false)) }))
    .toSorted((one, other) => other.count - one.count);
}
