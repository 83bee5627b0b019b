import type { Clause, Phrase } from '#domain/questionnaire/logic/clause.ts';
import type { kindOf } from '#domain/questionnaire/registry.ts';

type OfChoices = 'chose' | 'choseNot';
type OfRanges = 'exactly' | 'atLeast' | 'atMost' | 'between' | 'more' | 'less';

/** Which words a phrase takes: several may be chosen, and days are spoken of otherwise than numbers. */
export type Wording = Phrase | `${OfChoices}Several` | `${OfRanges}Day`;

type Looked = Pick<ReturnType<typeof kindOf>, 'held' | 'testedBy'>;

/** The words for a phrase, by the kind of the question that it looks at; without one, as its values are. */
export function wordingOf({ phrase, from, to }: Pick<Clause, 'phrase' | 'from' | 'to'>, kind?: Looked): Wording {
  switch (phrase) {
    case 'chose':
    case 'choseNot':
      return kind?.held.several ? `${phrase}Several` : phrase;
    case 'exactly':
    case 'atLeast':
    case 'atMost':
    case 'between':
    case 'more':
    case 'less': {
      const isDay = typeof (from ?? to) === 'string' || kind?.testedBy === 'date_between';
      return isDay ? `${phrase}Day` : phrase;
    }
    default:
      return phrase;
  }
}
