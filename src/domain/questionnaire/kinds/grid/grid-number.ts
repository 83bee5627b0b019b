import type { Cells } from '../../../answers/counting/cells.ts';
import { beginOfCell, begunWith } from '../../../answers/counting/cells-within.ts';
import type { Within } from '../../../answers/counting/together.ts';
import { reportedNumberCells } from '../../../answers/reported/reported-cells.ts';
import { formatGiven } from '../../../text/format.ts';
import { typedIn } from '../../held.ts';
import type { Kind } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { countedNumber, plainNumber } from '../number/counted-number.ts';
import { number } from '../number/number.ts';
import { blankCells, cellsByColumn, filledCells, heldInCells, imagineCells, inCells, readCells } from './cells.ts';
import { checkCells } from './check-cells.ts';

type GridNumber = QuestionOf<'grid_number'>;
type Numbers = Readonly<Record<string, number>>;

/** A number in each cell, within the same bounds. */
export const gridNumber: Kind<'grid_number', Numbers> = {
  ...inCells<GridNumber, number>(
    (_question, value, locale) => formatGiven(value, locale),
    ({ decimals }, value) => plainNumber(value, decimals),
    'number',
  ),
  kind: 'grid_number',
  seconds: 45,
  blank: (id) => ({ ...blankCells(id), kind: 'grid_number', decimals: 0 }),
  check: (question) => [...checkCells(question), ...number.check(inCell(question))],
  hint: (question) => number.hint?.(inCell(question)),
  held: heldInCells<number>((value, locale) => typedIn(locale, value)),
  testedBy: 'number_between',
  span: (question) => number.span?.(inCell(question)) ?? {},
  read: (question, input) => readCells(question, input, (told) => number.read(inCell(question), told)),
  imagine: (question, person) => imagineCells(question, () => number.imagine(inCell(question), person)),
  countsAs: () => 'gridNumber',
  cells: numberCells,
  within: numbersWithin,
  reported: reportedNumberCells(cellsByColumn),
};

/** What one of its cells asks for by itself. */
function inCell({ id, min, max, decimals, step }: GridNumber): QuestionOf<'number'> {
  return { id, title: {}, help: {}, required: false, kind: 'number', min, max, decimals, step, unit: {} };
}

/** The numbers in each cell are counted as the answers to a question are. */
function numberCells(_question: GridNumber, answer: Numbers): Cells {
  const cells: Cells = filledCells(answer);
  for (const [cell, value] of Object.entries(answer)) {
    Object.assign(cells, begunWith(beginOfCell(cell), countedNumber.cells(undefined, value)));
  }
  return cells;
}

function numbersWithin(_question: GridNumber, answer: Numbers): Within[] {
  return Object.entries(answer).flatMap(([cell, value]) =>
    countedNumber.within(undefined, value).map(({ part, cells }) => ({ part: beginOfCell(cell) + part, cells })),
  );
}
