import type { Clause, Phrase } from '#domain/questionnaire/logic/clause.ts';
import type { kindOf } from '#domain/questionnaire/registry.ts';
import { isClockTime } from '#domain/text/dhaka-time.ts';

type OfChoices = 'chose' | 'choseNot';
type OfRanges = 'exactly' | 'atLeast' | 'atMost' | 'between' | 'more' | 'less';

/** Which words a phrase takes: several may be chosen, and days and times are spoken of otherwise than numbers. */
export type Wording = Phrase | `${OfChoices}Several` | `${OfRanges}${'Day' | 'Time' | 'Entries'}`;

type Looked = Pick<ReturnType<typeof kindOf>, 'held' | 'testedBy' | 'listsEntries'>;

/** The words for a phrase, by the kind of the question that it looks at; without one, as its values are. */
export function wordingOf({ phrase, from, to }: Pick<Clause, 'phrase' | 'from' | 'to'>, kind?: Looked): Wording {
  switch (phrase) {
    case 'chose':
    case 'choseNot':
      return kind?.held.several || kind?.held.parts?.several ? `${phrase}Several` : phrase;
    case 'exactly':
    case 'atLeast':
    case 'atMost':
    case 'between':
    case 'more':
    case 'less': {
      if (kind?.listsEntries) return `${phrase}Entries`;
      const bound = from ?? to;
      if (kind?.testedBy === 'time_between' || (typeof bound === 'string' && isClockTime(bound)))
        return `${phrase}Time`;
      return typeof bound === 'string' || kind?.testedBy === 'date_between' ? `${phrase}Day` : phrase;
    }
    default:
      return phrase;
  }
}
