import { reportedGrid } from '../../../answers/reported/reported-grid.ts';
import type { Locale } from '../../../text/locale.ts';
import type { Kind, Reading } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { QuestionOf } from '../../schema.ts';
import { checkOptions } from '../choice/check-options.ts';
import { namedIds, optionWords } from '../choice/options.ts';
import { blankOptions, mapLabels, writtenOptions } from '../choice/written-options.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkRows } from './check-rows.ts';
import { blankRows, inRows, mapRows, readRows } from './rows.ts';

type GridMultipleChoice = QuestionOf<'grid_multiple_choice'>;
type Chosen = Readonly<Record<string, readonly string[]>>;

const LEAST_OPTIONS = 1;

/** Any number of options in each row. The answer is their ids, in the question's order, by the id of the row. */
export const gridMultipleChoice: Kind<'grid_multiple_choice', Chosen> = {
  ...inRows<GridMultipleChoice, readonly string[]>(chosenWords, chosenWords),
  kind: 'grid_multiple_choice',
  seconds: 25,
  blank: (id) => ({
    ...freshQuestion(id),
    kind: 'grid_multiple_choice',
    rows: blankRows(id),
    options: blankOptions(id),
  }),
  check: (question) => [...checkRows(question), ...checkOptions(question, LEAST_OPTIONS)],
  mapTexts: (question, change) => mapLabels(mapRows(question, change), change),
  options: writtenOptions,
  mostOptions: LIMITS.gridOptions,
  held: {
    several: false,
    values: () => [],
    parts: { names: ({ rows }) => rows.map(({ id }) => id), several: true, values: (answer) => answer },
  },
  testedBy: 'chose',
  read: (question, input) => readRows(question, input, (told) => readChosen(question, told)),
  imagine: imagineChosen,
  countsAs: () => 'gridSeveral',
  cells: (_question, answer) =>
    Object.fromEntries(
      Object.entries(answer).flatMap(([row, ids]) => [
        [`row:${row}`, 1n],
        ...ids.map((id) => [`cell:${row}:${id}`, 1n] as const),
      ]),
    ),
  reported: reportedGrid(
    ({ rows }) => rows,
    ({ options }) => options,
  ),
};

function readChosen({ options }: GridMultipleChoice, told: unknown): Reading<readonly string[]> {
  const ids = namedIds(told);
  if (!ids) return { problem: { key: 'malformed' } };
  if (ids.size === 0) return { empty: true };
  const answer = options.flatMap(({ id }) => (ids.has(id) ? [id] : []));
  return answer.length < ids.size ? { problem: { key: 'unknownOption' } } : { answer };
}

/** Who chooses nothing in any row answers nothing. */
function imagineChosen({ rows, options }: GridMultipleChoice, person: MadeUpPerson): Chosen | undefined {
  const chosen = rows.flatMap(({ id }) => {
    const places = new Set(person.choose(options.length));
    const ids = options.filter((_option, place) => places.has(place)).map((option) => option.id);
    return ids.length > 0 ? [[id, ids] as const] : [];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

function chosenWords({ options }: GridMultipleChoice, ids: readonly string[], locale: Locale): string {
  return ids.map((id) => optionWords(options, id, locale)).join(', ');
}
