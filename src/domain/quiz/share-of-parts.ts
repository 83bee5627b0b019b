import { type Answer, chosenOf, isInParts } from '../answers/answer.ts';
import type { AnswerKey, KeyOf } from './marking-schema.ts';
import type { Share } from './share.ts';
import { shareOfBlank } from './share-of-blanks.ts';

/** What is right or wrong by itself in an answer by this key: options that are put in order, rows, or blanks. */
export function partsOf(key: AnswerKey): readonly string[] {
  if (key.by === 'order') return key.order;
  if (key.by === 'blanks') return Object.keys(key.blanks);
  return key.by === 'pairs' ? Object.keys(key.pairs) : [];
}

/** Those of them that are right in this answer: in their place, or with what belongs to them. */
export function rightParts(key: AnswerKey, answer: Answer): readonly string[] {
  if (key.by === 'order') {
    const said = chosenOf(answer);
    return key.order.filter((id, place) => said[place] === id);
  }
  if (key.by === 'blanks') return partsOf(key).filter((id) => isWhole(shareOfBlank(key, id, answer)));
  if (key.by !== 'pairs' || !isInParts(answer)) return [];
  return Object.entries(key.pairs).flatMap(([row, option]) => (answer[row] === option ? [row] : []));
}

function isWhole({ part, of }: Share): boolean {
  return part >= of;
}

/**
 * What an order earns (Moodle, question/type/ordering/question.php): as many equal parts as options are in their place
 * (ABSOLUTE_POSITION), or as are followed by the one that comes next, where the last one is not looked at
 * (RELATIVE_NEXT_EXCLUDE_LAST), or all or nothing (ALL_OR_NOTHING).
 */
export function shareOfOrder(key: KeyOf<'order'>, said: readonly string[]): Share {
  const { order, credit } = key;
  const inPlace = rightParts(key, said).length;
  if (credit === 'whole') return { part: inPlace === order.length ? 1n : 0n, of: 1n };
  if (credit !== 'neighbours' || order.length < 2) return { part: BigInt(inPlace), of: BigInt(order.length) };
  const next = new Map(said.map((id, place) => [id, said[place + 1]]));
  const followed = order.filter((id, place) => place > 0 && next.get(order[place - 1] ?? '') === id);
  return { part: BigInt(followed.length), of: BigInt(order.length - 1) };
}
