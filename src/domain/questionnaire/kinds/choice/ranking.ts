import type { Cells } from '../../../answers/cells.ts';
import { reportedRanks } from '../../../answers/reported/reported-ranks.ts';
import { formatNumber } from '../../../text/format.ts';
import type { Kind } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { optionWords } from './options.ts';
import { readRanking } from './read-ranking.ts';
import { blankOptions, checkOptions, mapLabels, writtenOptions } from './written-options.ts';

type Ranking = QuestionOf<'ranking'>;

const LEAST_OPTIONS = 2;

/** All options in an order. The answer is their ids, the first one first. */
export const ranking: Kind<'ranking', readonly string[]> = {
  kind: 'ranking',
  seconds: 20,
  blank: (id) => ({ ...freshQuestion(id), kind: 'ranking', options: blankOptions(id) }),
  check: (question) => checkOptions(question, LEAST_OPTIONS),
  mapTexts: mapLabels,
  options: writtenOptions,
  rows: writtenOptions,
  hint: ({ options }) => ({ key: 'rank', values: { count: options.length } }),
  held: {
    several: false,
    values: () => [],
    parts: { names: ({ options }) => options.map(({ id }) => id), whole: true, values: placesIn },
  },
  // The place of an option, from 1.
  testedBy: 'number_between',
  read: readRanking,
  missing: () => ({ key: 'rankAll' }),
  imagine: imagineOrder,
  countsAs: ({ options }) => `ranking${options.length}`,
  cells: rankCells,
  reported: reportedRanks(writtenOptions),
  words: ({ options }, answer, locale) =>
    answer.map((id, index) => `${formatNumber(index + 1, locale)}. ${optionWords(options, id, locale)}`).join('; '),
  plain: ({ options }, answer, locale) => answer.map((id) => optionWords(options, id, locale)).join('; '),
  columns: {
    of: writtenOptions,
    plain: (_question, answer, option) => String(answer.indexOf(option) + 1 || ''),
  },
};

function placesIn(answer: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(answer.map((id, index) => [id, [String(index + 1)]]));
}

function imagineOrder({ options }: Ranking, person: MadeUpPerson): readonly string[] {
  const left = options.map(({ id }) => id);
  return options.flatMap(() => left.splice(person.pick(left.length), 1));
}

/** `rank:<option>:<place>` counts how often an option was put there. */
function rankCells(_question: Ranking, answer: readonly string[]): Cells {
  return Object.fromEntries(answer.map((id, index) => [`rank:${id}:${index + 1}`, 1n]));
}
