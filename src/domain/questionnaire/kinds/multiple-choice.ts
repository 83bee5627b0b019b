import { voteShares } from '../../answers/poll.ts';
import type { Locale } from '../../text/locale.ts';
import type { Finding } from '../finding.ts';
import type { Cells, Kind, Reading } from '../kind.ts';
import type { QuestionOf } from '../schema.ts';
import { blankOptions, checkOptions, namedIds, optionWords } from './options.ts';

const LEAST_OPTIONS = 1;

type MultipleChoice = QuestionOf<'multiple_choice'>;

/** Any number of options. The answer is their ids in the question's order, so that equal answers are stored alike. */
export const multipleChoice: Kind<'multiple_choice', readonly string[]> = {
  kind: 'multiple_choice',
  seconds: 6,
  countsAs: () => 'several',
  blank: (id) => ({
    kind: 'multiple_choice',
    id: id(),
    title: {},
    help: {},
    required: false,
    options: blankOptions(id),
  }),
  check: checkMultipleChoice,
  read: readOptions,
  cells: chosenCells,
  words: chosenWords,
  plain: chosenWords,
};

function readOptions(question: MultipleChoice, input: unknown): Reading<readonly string[]> {
  const ids = namedIds(input);
  if (!ids) return { problem: { key: 'malformed' } };
  if (ids.size === 0) return { empty: true };
  const answer: string[] = [];
  for (const option of question.options) if (ids.has(option.id)) answer.push(option.id);
  if (answer.length < ids.size) return { problem: { key: 'unknownOption' } };
  const { minChosen = 0, maxChosen = answer.length } = question;
  if (answer.length < minChosen) return { problem: { key: 'chooseAtLeast', values: { min: minChosen } } };
  if (answer.length > maxChosen) return { problem: { key: 'chooseAtMost', values: { max: maxChosen } } };
  return { answer };
}

/** `option:<id>` counts people; `share:<id>` divides each person's vote by the poll rule, which counts alone cannot tell. */
function chosenCells(_question: MultipleChoice, answer: readonly string[]): Cells {
  const cells: Cells = {};
  const shares = voteShares(answer);
  for (const [index, id] of answer.entries()) {
    cells[`option:${id}`] = 1n;
    cells[`share:${id}`] = shares[index] ?? 0n;
  }
  return cells;
}

function chosenWords(question: MultipleChoice, answer: readonly string[], locale: Locale): string {
  return answer.map((id) => optionWords(question, id, locale)).join('; ');
}

function checkMultipleChoice(question: MultipleChoice): Finding[] {
  const findings = checkOptions(question, LEAST_OPTIONS);
  const { id: questionId, minChosen = 0, maxChosen, options } = question;
  if (minChosen > options.length) {
    const values = { min: minChosen, options: options.length };
    findings.push({ severity: 'error', key: 'minChosenOverOptions', values, questionId });
  }
  if (maxChosen !== undefined && minChosen > maxChosen) {
    findings.push({ severity: 'error', key: 'minOverMax', values: { min: minChosen, max: maxChosen }, questionId });
  }
  if (maxChosen !== undefined && maxChosen > options.length) {
    const values = { max: maxChosen, options: options.length };
    findings.push({ severity: 'warning', key: 'maxChosenOverOptions', values, questionId });
  }
  return findings;
}
