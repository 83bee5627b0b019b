import { type AnswerParts, chosenOf } from '../../../answers/answer.ts';
import type { Cells } from '../../../answers/counting/cells.ts';
import { voteShares } from '../../../answers/poll/poll.ts';
import { reportedShares } from '../../../answers/reported/reported-options.ts';
import type { Finding } from '../../finding.ts';
import type { Hint } from '../../hint.ts';
import type { Kind, Reading } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { checkOptions } from './check-options.ts';
import { chosenColumns, chosenWords, inOrder } from './chosen-words.ts';
import { heldTexts, imagineTexts, toldOptions, withTexts, writtenBeside, writtenBesideOne } from './option-texts.ts';
import { blankOptions, mapPicturedOptions, writtenOptions } from './written-options.ts';

const LEAST_OPTIONS = 1;

type MultipleChoice = QuestionOf<'multiple_choice'>;
type Chosen = readonly string[] | AnswerParts;

/**
 * Any number of options. The answer is their ids in the question's order, so that equal answers are stored alike, or
 * all of them with the texts that they ask for.
 */
export const multipleChoice: Kind<'multiple_choice', Chosen> = {
  kind: 'multiple_choice',
  seconds: 6,
  blank: (id) => ({ ...freshQuestion(id), kind: 'multiple_choice', options: blankOptions(id) }),
  check: checkMultipleChoice,
  mapTexts: mapPicturedOptions,
  pictured: true,
  options: writtenOptions,
  carriable: true,
  askingFor: (question, count) => ({ ...question, minChosen: Math.min(question.minChosen ?? 0, count) || undefined }),
  hint: howMany,
  keyedBy: ['options'],
  held: { several: true, values: chosenOf, parts: heldTexts },
  testedBy: 'chose',
  read: readOptions,
  missing: ({ minChosen: min = 0 }) =>
    min > 1 ? { key: 'chooseAtLeast', values: { min } } : { key: 'missingChoices' },
  imagine: imagineChosen,
  countsAs: () => 'several',
  cells: chosenCells,
  reported: reportedShares(writtenOptions),
  written: writtenBeside,
  inSentence: writtenBesideOne,
  words: ({ options }, answer, locale) => chosenWords(options, answer, locale),
  plain: ({ options }, answer, locale) => chosenWords(options, answer, locale),
  columns: chosenColumns,
};

function howMany({ minChosen: min = 0, maxChosen: max }: MultipleChoice): Hint | undefined {
  if (max === undefined) return min > 1 ? { key: 'chooseAtLeast', values: { min } } : undefined;
  if (min === 0) return { key: 'chooseAtMost', values: { max } };
  return min === max ? { key: 'chooseExactly', values: { min } } : { key: 'chooseBetween', values: { min, max } };
}

function readOptions(question: MultipleChoice, input: unknown): Reading<Chosen> {
  const told = toldOptions(input);
  if (!told) return { problem: { key: 'malformed' } };
  // Whoever writes beside an option has chosen it.
  const ids = new Set([...told.ids, ...Object.keys(told.texts)]);
  if (ids.size === 0) return { empty: true };
  const chosen = question.options.filter((option) => ids.has(option.id));
  const answer = chosen.map((option) => option.id);
  if (answer.length < ids.size) return { problem: { key: 'unknownOption' } };
  const alone = question.options.find((option) => option.exclusive && ids.has(option.id));
  if (alone && ids.size > 1) return { problem: { key: 'chooseAlone', values: { option: alone.label } } };
  // “None of these” is all there is to choose, whatever the least.
  if (alone) return withTexts<Chosen>(chosen, told.texts, answer);
  const { minChosen = 0, maxChosen = answer.length } = question;
  if (answer.length < minChosen) return { problem: { key: 'chooseAtLeast', values: { min: minChosen } } };
  if (answer.length > maxChosen) return { problem: { key: 'chooseAtMost', values: { max: maxChosen } } };
  return withTexts<Chosen>(chosen, told.texts, answer);
}

function imagineChosen(
  { options, minChosen = 1, maxChosen = options.length }: MultipleChoice,
  person: MadeUpPerson,
): Chosen | undefined {
  const places = new Set(person.choose(options.length));
  const wanted = options.filter((_option, place) => places.has(place));
  const [first] = wanted;
  if (first?.exclusive) return imagineTexts<Chosen>([first], [first.id], person);
  const chosen = wanted.filter((option) => !option.exclusive).slice(0, maxChosen);
  if (chosen.length < Math.max(1, minChosen)) return undefined;
  return imagineTexts<Chosen>(
    chosen,
    chosen.map((option) => option.id),
    person,
  );
}

/**
 * `option:<id>` counts people; `share:<id>` divides each person's vote by
 * the poll rule, which counts alone cannot tell. `wrote` counts who wrote beside an option.
 */
function chosenCells({ options }: MultipleChoice, answer: Chosen): Cells {
  const cells: Cells = {};
  const chosen = inOrder(options, answer);
  const shares = voteShares(chosen);
  if (writtenBeside(answer) !== undefined) cells.wrote = 1n;
  for (const [index, id] of chosen.entries()) {
    cells[`option:${id}`] = 1n;
    cells[`share:${id}`] = shares[index] ?? 0n;
  }
  return cells;
}

function checkMultipleChoice(question: MultipleChoice): Finding[] {
  const findings = checkOptions(question, LEAST_OPTIONS);
  const { id: questionId, minChosen = 0, maxChosen } = question;
  const together = question.options.filter((option) => !option.exclusive).length;
  if (together === 0 && question.options.length > 1) {
    findings.push({ severity: 'warning', key: 'onlyAlone', questionId });
  }
  if (minChosen > together) {
    const values = { min: minChosen, options: together };
    findings.push({ severity: 'error', key: 'minChosenOverOptions', values, questionId });
  }
  if (maxChosen !== undefined && minChosen > maxChosen) {
    findings.push({ severity: 'error', key: 'minOverMax', values: { min: minChosen, max: maxChosen }, questionId });
  }
  if (maxChosen !== undefined && maxChosen > together) {
    const values = { max: maxChosen, options: together };
    findings.push({ severity: 'warning', key: 'maxChosenOverOptions', values, questionId });
  }
  return findings;
}
