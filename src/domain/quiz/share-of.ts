import { type Answer, chosenOf } from '../answers/answer.ts';
import type { AnswerKey, KeyOf } from './marking-schema.ts';
import { millionths } from './points.ts';
import type { Share } from './share.ts';
import { best, fitting, hundredths, WHOLE } from './share-of-accepted.ts';
import { shareOfBlanks } from './share-of-blanks.ts';
import { rightParts, shareOfOrder } from './share-of-parts.ts';
import { shareOfQuantity } from './share-of-quantity.ts';

/** A key that tells by itself what an answer earns. */
export type TellingKey = Exclude<AnswerKey, { by: 'hand' }>;

/** What an answer earns by such a key; `several` where more than one option may be chosen. */
export function shareOf(key: TellingKey, answer: Answer, several: boolean): Share {
  switch (key.by) {
    case 'options':
      return shareOfOptions(key, chosenOf(answer), several);
    case 'texts':
      return shareOfText(key, String(answer));
    case 'numbers':
      return shareOfNumber(key, Number(answer));
    case 'quantities':
      return shareOfQuantity(key, String(answer));
    case 'order':
      return shareOfOrder(key, chosenOf(answer));
    case 'pairs':
      return { part: BigInt(rightParts(key, answer).length), of: BigInt(Object.keys(key.pairs).length) };
    case 'blanks':
      return shareOfBlanks(key, answer);
  }
}

/**
 * The sum of what the chosen ones earn. Where several are right they divide the points equally, and a wrong one takes
 * away as much as a right one gives: whoever ticks everything earns nothing.
 */
function shareOfOptions({ right, shares = {} }: KeyOf<'options'>, chosen: readonly string[], several: boolean): Share {
  const parts = several ? BigInt(Math.max(1, right.length)) : 1n;
  let part = 0n;
  for (const id of new Set(chosen)) {
    const own = shares[id];
    if (own !== undefined) part += hundredths(own) * parts;
    else if (right.includes(id)) part += WHOLE;
    else if (several) part -= WHOLE;
  }
  return { part, of: WHOLE * parts };
}

function shareOfText({ accepted, matchCase = false }: KeyOf<'texts'>, answer: string): Share {
  const fits = fitting(answer, matchCase);
  return best(accepted.filter(({ text }) => fits(text)));
}

function shareOfNumber({ accepted }: KeyOf<'numbers'>, answer: number): Share {
  const said = millionths(answer);
  return best(
    accepted.filter(({ value, tolerance = 0 }) => {
      const away = said - millionths(value);
      return (away < 0n ? -away : away) <= millionths(tolerance);
    }),
  );
}
