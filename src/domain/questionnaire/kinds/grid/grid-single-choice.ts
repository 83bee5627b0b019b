import { reportedGrid } from '../../../answers/reported/reported-grid.ts';
import type { Kind } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { checkOptions } from '../choice/check-options.ts';
import { oneOf } from '../choice/options.ts';
import { blankOptions, mapLabels, writtenOptions } from '../choice/written-options.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkRows } from './check-rows.ts';
import { blankRows, inRows, mapRows, readRows } from './rows.ts';

type GridSingleChoice = QuestionOf<'grid_single_choice'>;
type Chosen = Readonly<Record<string, string>>;

const LEAST_OPTIONS = 2;
const one = oneOf((question: GridSingleChoice) => question.options);

/** One option in each row. The answer is its id by the id of the row; rows without one are left out. */
export const gridSingleChoice: Kind<'grid_single_choice', Chosen> = {
  ...inRows<GridSingleChoice, string>(one.words, one.plain),
  kind: 'grid_single_choice',
  seconds: 20,
  blank: (id) => ({
    ...freshQuestion(id),
    kind: 'grid_single_choice',
    rows: blankRows(id),
    options: blankOptions(id),
  }),
  check: (question) => [...checkRows(question), ...checkOptions(question, LEAST_OPTIONS)],
  mapTexts: (question, change) => mapLabels(mapRows(question, change), change),
  options: writtenOptions,
  mostOptions: LIMITS.gridOptions,
  keyedBy: ['pairs'],
  held: {
    several: false,
    values: () => [],
    parts: {
      names: ({ rows }) => rows.map(({ id }) => id),
      values: (answer) => Object.fromEntries(Object.entries(answer).map(([row, id]) => [row, [id]])),
    },
  },
  testedBy: 'chose',
  read: (question, input) => readRows(question, input, (told) => one.read(question, told)),
  imagine: (question, person) =>
    Object.fromEntries(question.rows.map(({ id }) => [id, one.imagine(question, person) ?? ''])),
  countsAs: () => 'gridOne',
  cells: (_question, answer) =>
    Object.fromEntries(
      Object.entries(answer).flatMap(([row, id]) => [
        [`row:${row}`, 1n],
        [`cell:${row}:${id}`, 1n],
      ]),
    ),
  reported: reportedGrid(
    ({ rows }) => rows,
    ({ options }) => options,
  ),
};
