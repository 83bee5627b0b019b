import { reportedGrid } from '../../../answers/reported/reported-grid.ts';
import { formatOutOf } from '../../../text/format.ts';
import type { Kind, Problem } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { imagineStep, readStep, type Scale, wholeSteps } from '../scale/scale.ts';
import { checkRows } from './check-rows.ts';
import { blankRows, inRows, mapRows, readRows } from './rows.ts';

type GridRating = QuestionOf<'grid_rating'>;
type Ratings = Readonly<Record<string, number>>;

const FRESH_STEPS = 5;

/** A whole number from 1 to `steps` for each row, by the id of the row. */
export const gridRating: Kind<'grid_rating', Ratings> = {
  ...inRows<GridRating, number>(
    ({ steps }, rating, locale) => formatOutOf(rating, steps, locale),
    (_, rating) => String(rating),
    'number',
  ),
  kind: 'grid_rating',
  seconds: 20,
  blank: (id) => ({ ...freshQuestion(id), kind: 'grid_rating', rows: blankRows(id), steps: FRESH_STEPS }),
  check: checkRows,
  mapTexts: mapRows,
  held: {
    several: false,
    values: () => [],
    parts: {
      names: ({ rows }) => rows.map(({ id }) => id),
      values: (answer) => Object.fromEntries(Object.entries(answer).map(([row, rating]) => [row, [String(rating)]])),
    },
  },
  testedBy: 'number_between',
  span: (question) => wholeSteps(scaleOf(question)),
  read: (question, input) =>
    readRows(question, input, (told) => readStep(question, scaleOf(question), told, askedRating(question))),
  imagine: (question, person) =>
    Object.fromEntries(question.rows.map(({ id }) => [id, imagineStep(scaleOf(question), person)])),
  countsAs: ({ steps }) => `gridRating${steps}`,
  cells: (_question, answer) =>
    Object.fromEntries(
      Object.entries(answer).flatMap(([row, rating]) => [
        [`row:${row}`, 1n],
        [`cell:${row}:${rating}`, 1n],
      ]),
    ),
  reported: reportedGrid(({ rows }) => rows, stepsOf, Number),
};

function scaleOf({ steps }: GridRating): Scale {
  return { from: 1, to: steps };
}

function stepsOf({ steps }: GridRating) {
  return Array.from({ length: steps }, (_, index) => ({ id: String(index + 1) }));
}

function askedRating({ steps }: GridRating): Problem {
  return { key: 'rating', values: { steps } };
}
