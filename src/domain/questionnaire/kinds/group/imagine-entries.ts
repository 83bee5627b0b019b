import { entriesIn } from '../../../answers/entries.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import { askedIn, type EntryPart } from './asked-in.ts';
import { answerOf, type Entries, type Group } from './entries.ts';

/** A made-up person lists no more than the least and these. */
const FEW = 4;

/** What a made-up person lists. */
export function imagineEntries(group: Group, person: MadeUpPerson): Entries | undefined {
  const { columns, least, most } = group;
  const first = Math.max(1, least);
  const count = first + person.pick(Math.min(FEW, most - first + 1));
  const entries = Array.from({ length: count }, () => {
    const entry: Record<string, EntryPart> = {};
    for (const column of columns) {
      const { kind, question } = askedIn(column);
      const part = kind.imagine(question, person);
      if (part !== undefined) entry[column.id] = part;
    }
    return entry;
  });
  const answer = answerOf(entries);
  return entriesIn(answer) === undefined ? undefined : answer;
}
