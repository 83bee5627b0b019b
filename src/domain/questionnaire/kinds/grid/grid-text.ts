import { reportedTextCells } from '../../../answers/reported/reported-cells.ts';
import type { Kind } from '../../kind.ts';
import { LIMITS } from '../../limits.ts';
import type { QuestionOf } from '../../schema.ts';
import { optionWords } from '../choice/options.ts';
import { readText, toOneLine } from '../text/read-text.ts';
import { blankCells, cellsByColumn, filledCells, heldInCells, imagineCells, inCells, readCells } from './cells.ts';

type GridText = QuestionOf<'grid_text'>;
type Texts = Readonly<Record<string, string>>;

const say = (_question: GridText, text: string) => text;

/** A short text in each cell. */
export const gridText: Kind<'grid_text', Texts> = {
  ...inCells<GridText, string>(say, say),
  kind: 'grid_text',
  seconds: 45,
  blank: (id) => ({ ...blankCells(id), kind: 'grid_text' }),
  testedBy: 'contains',
  held: heldInCells<string>((text) => text),
  read: (question, input) => readCells(question, input, (told) => readText(told, { max: LIMITS.cell }, toOneLine)),
  imagine: (question, person) => imagineCells(question, () => person.say()),
  countsAs: () => 'gridText',
  cells: (_question, answer) => ({ ...filledCells(answer), wrote: 1n }),
  written: (answer, columns, locale) =>
    columns.flatMap(({ id }) => (id in answer ? `${optionWords(columns, id, locale)}: ${answer[id]}` : [])).join('; '),
  reported: reportedTextCells(cellsByColumn),
};
