import { reportedEntries } from '../../../answers/reported/reported-entries.ts';
import type { Locale } from '../../../text/locale.ts';
import { localizedText } from '../../../text/localized.ts';
import { typedIn } from '../../held.ts';
import type { Hint } from '../../hint.ts';
import type { Kind } from '../../kind.ts';
import { freshQuestion } from '../fresh-question.ts';
import { askedIn } from './asked-in.ts';
import { checkGroup, missingIn, problemsIn } from './check-group.ts';
import { blankColumn, mapColumns } from './columns.ts';
import { cellNames, type Entries, entryName, type Group, lackingIn, listOf, readEntries } from './entries.ts';
import { imagineEntries } from './imagine-entries.ts';
import {
  columnsInFile,
  entriesWithin,
  entryCells,
  plainCell,
  summarisedColumns,
  writtenEntries,
} from './reported-columns.ts';

const FRESH_COLUMNS = 2;
const FRESH_MOST = 10;

/** The same asked of as many as there are: each entry says something in each column. */
export const repeatingGroup: Kind<'repeating_group', Entries> = {
  kind: 'repeating_group',
  seconds: 60,
  blank: (id) => ({
    ...freshQuestion(id),
    kind: 'repeating_group',
    columns: Array.from({ length: FRESH_COLUMNS }, () => blankColumn(id())),
    least: 0,
    most: FRESH_MOST,
    entry: {},
  }),
  check: checkGroup,
  mapTexts: mapColumns,
  hint: howMany,
  held: {
    several: false,
    values: () => [],
    parts: {
      names: cellNames,
      values: (answer, locale) =>
        Object.fromEntries(
          Object.entries(answer).map(([cell, part]) => [
            cell,
            [typeof part === 'number' ? typedIn(locale, part) : part],
          ]),
        ),
    },
  },
  testedBy: 'number_between',
  span: ({ most }) => ({ from: 1, to: most, isWhole: true }),
  listsEntries: true,
  read: readEntries,
  problemsIn,
  isWhole: (group, answer) => lackingIn(group, answer) === undefined,
  toFinish: true,
  missing: (group, answer, typed) =>
    (answer && missingIn(group, answer, typed ?? answer)) ?? {
      key: 'missingEntry',
      values: { entry: entryName(group.entry, 1) },
    },
  imagine: imagineEntries,
  countsAs: () => 'entries',
  cells: entryCells,
  within: entriesWithin,
  reported: reportedEntries(summarisedColumns),
  written: writtenEntries,
  words: (group, answer, locale) => inWords(group, answer, locale, 'words'),
  plain: (group, answer, locale) => inWords(group, answer, locale, 'plain'),
  columns: {
    of: columnsInFile,
    plain: plainCell,
  },
};

function howMany({ least: min, most: max }: Group): Hint {
  return min > 1 ? { key: 'entriesBetween', values: { min, max } } : { key: 'entriesTo', values: { max } };
}

/** “Person 1: Rahima, 34; Person 2: Karim, 8”. */
function inWords({ columns, entry: word }: Group, answer: Entries, locale: Locale, say: 'words' | 'plain'): string {
  const asked = columns.map(askedIn);
  const listed = listOf(answer).map((entry, index) => {
    const said = asked.flatMap(({ kind, question }) => {
      const part = entry[question.id];
      return part === undefined ? [] : kind[say](question, part, locale);
    });
    return `${localizedText(entryName(word, index + 1), locale)}: ${said.join(', ')}`;
  });
  return listed.join('; ');
}
