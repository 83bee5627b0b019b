import { reportedGrid } from '../../../answers/reported/reported-grid.ts';
import type { Kind } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { checkOptions } from '../choice/check-options.ts';
import { oneOf } from '../choice/options.ts';
import { blankOptions, mapLabels, writtenOptions } from '../choice/written-options.ts';
import { blankCells, cellsByColumn, heldInCells, imagineCells, inCells, mapCells, readCells } from './cells.ts';
import { checkCells } from './check-cells.ts';

type GridDropdown = QuestionOf<'grid_dropdown'>;
type Chosen = Readonly<Record<string, string>>;

const LEAST_OPTIONS = 2;
const one = oneOf((question: GridDropdown) => question.options);

/** One of the same options in each cell. */
export const gridDropdown: Kind<'grid_dropdown', Chosen> = {
  ...inCells<GridDropdown, string>(one.words, one.plain),
  kind: 'grid_dropdown',
  seconds: 30,
  blank: (id) => ({ ...blankCells(id), kind: 'grid_dropdown', options: blankOptions(id) }),
  check: (question) => [...checkCells(question), ...checkOptions(question, LEAST_OPTIONS)],
  mapTexts: (question, change) => mapLabels(mapCells(question, change), change),
  options: writtenOptions,
  mostOptions: LIMITS.gridOptions,
  keyedBy: ['pairs'],
  held: heldInCells<string>((option) => option),
  testedBy: 'chose',
  read: (question, input) => readCells(question, input, (told) => one.read(question, told)),
  imagine: (question, person) => imagineCells(question, () => one.imagine(question, person)),
  countsAs: () => 'gridDropdown',
  cells: (_question, answer) =>
    Object.fromEntries(
      Object.entries(answer).flatMap(([cell, option]) => [
        [`row:${cell}`, 1n],
        [`cell:${cell}:${option}`, 1n],
      ]),
    ),
  reported: reportedGrid<GridDropdown>(cellsByColumn, ({ options }) => options),
};
