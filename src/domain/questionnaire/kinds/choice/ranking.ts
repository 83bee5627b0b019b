import type { Cells } from '../../../answers/counting/cells.ts';
import { reportedRanks } from '../../../answers/reported/reported-ranks.ts';
import { formatNumber } from '../../../text/format.ts';
import type { Locale } from '../../../text/locale.ts';
import type { Finding } from '../../finding.ts';
import type { Hint } from '../../hint.ts';
import type { Kind } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { RowWords } from '../../row-words.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkOptions } from './check-options.ts';
import { optionWords } from './options.ts';
import { rankedBounds } from './ranked-bounds.ts';
import { readRanking } from './read-ranking.ts';
import { blankOptions, mapLabels, writtenOptions } from './written-options.ts';

type Ranking = QuestionOf<'ranking'>;

const LEAST_OPTIONS = 2;

/** All options in an order, or as many as the question asks for. The answer is their ids, the first one first. */
export const ranking: Kind<'ranking', readonly string[]> = {
  kind: 'ranking',
  seconds: 20,
  blank: (id) => ({ ...freshQuestion(id), kind: 'ranking', options: blankOptions(id) }),
  check: checkRanking,
  mapTexts: mapLabels,
  options: writtenOptions,
  pictured: true,
  keyedBy: ['order'],
  rows: writtenOptions,
  askingFor: (question, count) => ({ ...question, minRanked: Math.min(rankedBounds(question).min, count) }),
  hint: howMany,
  held: {
    several: false,
    values: () => [],
    parts: { names: ({ options }) => options.map(({ id }) => id), least: leastRanked, values: placesIn },
  },
  // The place of an option, from 1.
  testedBy: 'number_between',
  span: ({ options }) => ({ from: 1, to: options.length, isWhole: true }),
  read: readRanking,
  missing: (question) => {
    const { min } = rankedBounds(question);
    return min < question.options.length ? { key: 'rankAtLeast', values: { min } } : { key: 'rankAll' };
  },
  imagine: imagineOrder,
  countsAs: ({ options }) => `ranking${options.length}`,
  cells: rankCells,
  reported: reportedRanks(writtenOptions),
  words: ({ options }, answer, locale) =>
    answer.map((id, index) => `${formatNumber(index + 1, locale)}. ${optionWords(options, id, locale)}`).join('; '),
  rowWords: placed,
  plain: ({ options }, answer, locale) => answer.map((id) => optionWords(options, id, locale)).join('; '),
  columns: {
    of: (question) => writtenOptions(question).map((option) => ({ ...option, cellKind: 'number' })),
    plain: (_question, answer, option) => String(answer.indexOf(option) + 1 || ''),
  },
};

function placed({ options }: Ranking, answer: readonly string[], locale: Locale): RowWords[] {
  return answer.map((id) => ({ of: null, words: optionWords(options, id, locale) }));
}

function placesIn(answer: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(answer.map((id, index) => [id, [String(index + 1)]]));
}

function leastRanked(question: Ranking): number {
  return rankedBounds(question).min;
}

function howMany(question: Ranking): Hint {
  const { min, max } = rankedBounds(question);
  if (min < max) return { key: 'rankBetween', values: { min, max } };
  return { key: max < question.options.length ? 'rankFirst' : 'rank', values: { count: max } };
}

function checkRanking(question: Ranking): Finding[] {
  const findings = checkOptions(question, LEAST_OPTIONS);
  const { id: questionId, minRanked: min, maxRanked: max, options } = question;
  // As many as there are is the most there can be, whatever the question asks for.
  for (const [severity, count = 0] of [
    ['error', min],
    ['warning', max],
  ] as const) {
    if (count <= options.length) continue;
    findings.push({ severity, key: 'rankedOverOptions', values: { count, options: options.length }, questionId });
  }
  if (min !== undefined && max !== undefined && min > max) {
    findings.push({ severity: 'error', key: 'minOverMax', values: { min, max }, questionId });
  }
  return findings;
}

function imagineOrder(question: Ranking, person: MadeUpPerson): readonly string[] | undefined {
  const { min, max } = rankedBounds(question);
  if (min > max) return undefined;
  const left = question.options.map(({ id }) => id);
  const count = min + person.pick(max - min + 1);
  return Array.from({ length: count }, () => left.splice(person.pick(left.length), 1)).flat();
}

/** `rank:<option>:<place>` counts how often an option was put there. */
function rankCells(_question: Ranking, answer: readonly string[]): Cells {
  return Object.fromEntries(answer.map((id, index) => [`rank:${id}:${index + 1}`, 1n]));
}
