import type { AnswerParts } from '../../../answers/answer.ts';
import type { Cells } from '../../../answers/counting/cells.ts';
import { reportedAmounts } from '../../../answers/reported/reported-amounts.ts';
import { afterNumber } from '../../../text/after-number.ts';
import { formatNumber } from '../../../text/format.ts';
import type { Locale } from '../../../text/locale.ts';
import { localizedText } from '../../../text/localized.ts';
import { saysNothing, toldParts, typedIn } from '../../held.ts';
import type { Kind, Reading } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import { inOneLine, saidInRows } from '../../row-words.ts';
import type { QuestionOf } from '../../schema.ts';
import { checkOptions } from '../choice/check-options.ts';
import { blankOptions, mapLabels, writtenOptions } from '../choice/written-options.ts';
import { freshQuestion } from '../fresh-question.ts';
import { readTypedNumber } from './read-typed-number.ts';

type ConstantSum = QuestionOf<'constant_sum'>;
type Amounts = Readonly<Record<string, number>>;

const LEAST_OPTIONS = 2;
const FRESH_TOTAL = 100;

/** A whole number for each option; together they are the total. What was left blank is 0. */
export const constantSum: Kind<'constant_sum', Amounts> = {
  kind: 'constant_sum',
  seconds: 25,
  blank: (id) => ({
    ...freshQuestion(id),
    kind: 'constant_sum',
    options: blankOptions(id),
    total: FRESH_TOTAL,
    unit: {},
  }),
  check: (question) => checkOptions(question, LEAST_OPTIONS),
  mapTexts(question, change) {
    const unit = change(question.unit, { text: 'unit', severity: 'warning', missing: 'missingUnit' });
    return { ...mapLabels(question, change), unit };
  },
  options: writtenOptions,
  rows: writtenOptions,
  askingFor: (question) => question,
  unit: ({ unit }) => unit,
  hint: ({ total }) => ({ key: 'divide', values: { total } }),
  held: {
    several: false,
    values: () => [],
    parts: {
      names: ({ options }) => options.map(({ id }) => id),
      values: (answer, locale) => mapAmounts(answer, (amount) => [typedIn(locale, amount)]),
    },
  },
  testedBy: 'number_between',
  span: ({ total }) => ({ from: 0, to: total, isWhole: true }),
  read: readAmounts,
  missing: ({ total }) => ({ key: 'divide', values: { total } }),
  imagine: imagineAmounts,
  countsAs: ({ total }) => `sum${total}`,
  cells: amountCells,
  reported: reportedAmounts,
  words: (question, answer, locale) => {
    const unit = localizedText(question.unit, locale);
    return partsInWords(question, answer, locale, (amount) => `${formatNumber(amount, locale)}${afterNumber(unit)}`);
  },
  plain: (question, answer, locale) => partsInWords(question, answer, locale, String),
  columns: {
    of: (question) => writtenOptions(question).map((option) => ({ ...option, cellKind: 'number' })),
    plain: (_question, answer, option) => String(answer[option] ?? ''),
  },
};

function readAmounts({ options, total }: ConstantSum, input: unknown): Reading<Amounts> {
  if (saysNothing(input)) return { empty: true };
  const told = toldParts(input);
  if (!told) return { problem: { key: 'malformed' } };
  const unknown = Object.keys(told).some((id) => !options.some((option) => option.id === id));
  if (unknown) return { problem: { key: 'unknownOption' } };
  const answer: Record<string, number> = {};
  let isEmpty = true;
  for (const { id, label } of options) {
    const problem = { key: 'amount', values: { option: label, total } } as const;
    const reading = readTypedNumber(told[id], problem);
    if ('problem' in reading) return reading;
    const amount = 'answer' in reading ? reading.answer : 0;
    if (!Number.isInteger(amount) || amount < 0 || amount > total) return { problem };
    isEmpty &&= 'empty' in reading;
    answer[id] = amount;
  }
  if (isEmpty) return { empty: true };
  const sum = Object.values(answer).reduce((so, amount) => so + amount, 0);
  return sum === total ? { answer } : { problem: { key: 'sum', values: { sum, total } } };
}

/** By how much they like each, one after the other; what is left over goes to the last. */
function imagineAmounts({ options, total }: ConstantSum, person: MadeUpPerson): Amounts {
  let left = total;
  const answer: Record<string, number> = {};
  for (const [index, { id }] of options.entries()) {
    const isLast = index === options.length - 1;
    const even = total / options.length;
    const amount = isLast ? left : Math.min(left, Math.round(even * 2 * person.feel()));
    answer[id] = amount;
    left -= amount;
  }
  return answer;
}

/** `sum:<option>` is what all gave it, `option:<id>` how many gave it something. */
function amountCells(_question: ConstantSum, answer: Amounts): Cells {
  const cells: Cells = {};
  for (const [id, amount] of Object.entries(answer)) {
    if (amount === 0) continue;
    cells[`option:${id}`] = 1n;
    cells[`sum:${id}`] = BigInt(amount);
  }
  return cells;
}

function mapAmounts<T>(answer: AnswerParts, change: (amount: number) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(answer).map(([id, amount]) => [id, change(Number(amount))]));
}

function partsInWords(
  { options }: ConstantSum,
  answer: Amounts,
  locale: Locale,
  inWords: (amount: number) => string,
): string {
  return inOneLine(saidInRows(options, answer, locale, inWords));
}
