import type { Blank } from '#domain/questionnaire/kinds/blanks/passage.ts';
import type { KeyOf } from '#domain/quiz/marking-schema.ts';
import { outcomeOf } from '#domain/quiz/outcome.ts';
import { shareOfBlank } from '#domain/quiz/share-of-blanks.ts';
import { searchKey, spellingKey } from '#domain/text/normalise.ts';
import type { TextAnswer } from '../../../../contract/text-answers.ts';
import { saidOnce } from '../../../said-once.ts';

interface SaidInBlank {
  id: string;
  text: string;
  count: number;
  isRight: boolean;
}

/**
 * What was written in a blank, put together as its key takes it: what is right first, also where nobody wrote it, then
 * what most wrote.
 */
export function saidInBlank(
  answers: readonly TextAnswer[],
  key: KeyOf<'blanks'>,
  { id }: Pick<Blank, 'id'>,
): SaidInBlank[] {
  const spelt = key.matchCase ? spellingKey : searchKey;
  const written = answers.flatMap(({ cells }) => (cells?.[id] === undefined ? [] : [{ text: cells[id] }]));
  const said = saidOnce(written, spelt).map(({ text, count }) => ({ id: spelt(text), text, count }));
  const known = new Set(said.map((one) => one.id));
  const unsaid = (key.blanks[id] ?? []).flatMap((one) =>
    'text' in one && !known.has(spelt(one.text)) ? [{ id: spelt(one.text), text: one.text, count: 0 }] : [],
  );
  const first = unsaid.length < (key.blanks[id] ?? []).length ? [] : unsaid.slice(0, 1);
  return [...said, ...first]
    .map((one) => ({ ...one, isRight: isRightIn(key, id, one.text) }))
    .toSorted((one, other) => Number(other.isRight) - Number(one.isRight) || other.count - one.count);
}

function isRightIn(key: KeyOf<'blanks'>, id: string, said: string): boolean {
  return outcomeOf(shareOfBlank(key, id, { [id]: said })) === 'right';
}
