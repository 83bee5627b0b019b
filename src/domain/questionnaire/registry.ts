import type { Answer } from '../answers/answer.ts';
import type { Cells } from '../answers/counting/cells.ts';
import { addedTogether, type Times, type Together, type Within } from '../answers/counting/together.ts';
import type { CellKind } from '../text/cell-kind.ts';
import type { Locale } from '../text/locale.ts';
import { carriedBy } from './carried/carrying.ts';
import type { Finding } from './finding.ts';
import { type FieldValues, type Told, tell } from './held.ts';
import type { AnswerColumn, Kind, KindName, Problem, Reading, Uploads } from './kind.ts';
import { fillBlanks } from './kinds/blanks/fill-blanks.ts';
import { consent } from './kinds/choice/consent.ts';
import { dropdown } from './kinds/choice/dropdown.ts';
import { multipleChoice } from './kinds/choice/multiple-choice.ts';
import { ranking } from './kinds/choice/ranking.ts';
import { singleChoice } from './kinds/choice/single-choice.ts';
import { yesNo } from './kinds/choice/yes-no.ts';
import { fileUpload } from './kinds/files/file-upload.ts';
import { signature } from './kinds/files/signature.ts';
import { gridDropdown } from './kinds/grid/grid-dropdown.ts';
import { gridMultipleChoice } from './kinds/grid/grid-multiple-choice.ts';
import { gridNumber } from './kinds/grid/grid-number.ts';
import { gridRating } from './kinds/grid/grid-rating.ts';
import { gridSingleChoice } from './kinds/grid/grid-single-choice.ts';
import { gridText } from './kinds/grid/grid-text.ts';
import { repeatingGroup } from './kinds/group/repeating-group.ts';
import { constantSum } from './kinds/number/constant-sum.ts';
import { number } from './kinds/number/number.ts';
import { slider } from './kinds/number/slider.ts';
import { postalAddress } from './kinds/place/postal-address.ts';
import { statement } from './kinds/said/statement.ts';
import { ces } from './kinds/scale/ces.ts';
import { csat } from './kinds/scale/csat.ts';
import { likert } from './kinds/scale/likert.ts';
import { nps } from './kinds/scale/nps.ts';
import { opinionScale } from './kinds/scale/opinion-scale.ts';
import { rating } from './kinds/scale/rating.ts';
import { emailAddress } from './kinds/text/email-address.ts';
import { longText } from './kinds/text/long-text.ts';
import { personName } from './kinds/text/person-name.ts';
import { phoneNumber } from './kinds/text/phone-number.ts';
import { shortText } from './kinds/text/short-text.ts';
import { webAddress } from './kinds/text/web-address.ts';
import { date } from './kinds/time/date.ts';
import { dateRange } from './kinds/time/date-range.ts';
import { dateTime } from './kinds/time/date-time.ts';
import { time } from './kinds/time/time.ts';
import type { RowWords } from './row-words.ts';
import type { Option, Question, QuestionKind, QuestionOf } from './schema.ts';

/** Every kind of question, in the order a builder offers them. */
export const KINDS: { readonly [K in QuestionKind]: Kind<K, Answer> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  dropdown,
  yes_no: yesNo,
  consent,
  short_text: shortText,
  long_text: longText,
  person_name: personName,
  email_address: emailAddress,
  phone_number: phoneNumber,
  web_address: webAddress,
  fill_blanks: fillBlanks,
  number,
  rating,
  opinion_scale: opinionScale,
  slider,
  likert,
  nps,
  csat,
  ces,
  date,
  time,
  date_time: dateTime,
  date_range: dateRange,
  file_upload: fileUpload,
  signature,
  ranking,
  constant_sum: constantSum,
  grid_single_choice: gridSingleChoice,
  grid_multiple_choice: gridMultipleChoice,
  grid_rating: gridRating,
  grid_text: gridText,
  grid_number: gridNumber,
  grid_dropdown: gridDropdown,
  repeating_group: repeatingGroup,
  postal_address: postalAddress,
  statement,
};

export const QUESTION_KINDS = Object.keys(KINDS) as QuestionKind[];

/**
 * What is known about a question's kind. The one place that pairs a question with its record: a question and an answer
 * that was read for it belong together by its `kind`, which types alone cannot follow through a union.
 */
export function kindOf(question: Pick<Question, 'kind'>): Kind<QuestionKind, Answer> {
  return KINDS[question.kind] as Kind<QuestionKind, Answer>;
}

/** What people call the question's kind. */
export function kindName(question: Question): KindName {
  return kindOf(question).name?.(question) ?? question.kind;
}

/** Whether it is answered: of what only says something there is no answer, no number and no figure. */
export function isAsking(question: Pick<Question, 'kind'>): boolean {
  return !kindOf(question).saysOnly;
}

/** A fresh question as the builder inserts it. `id` makes ids that are new in the questionnaire. */
export function blankQuestion<K extends QuestionKind>(kind: K, id: () => string, isQuiz = false): QuestionOf<K> {
  return KINDS[kind].blank(id, isQuiz);
}

/** What is wrong with the question's own settings; see `checker.ts` for its texts. */
export function checkQuestion(question: Question): Finding[] {
  return kindOf(question).check(question);
}

/** What can be chosen as the answer, or in a row of it, whoever wrote it; nothing where an answer is no choice. */
export function optionsOf(question: Question, row?: string): readonly Option[] {
  return kindOf(question).options?.(question, row) ?? [];
}

/** What something is said of one by one; nothing where the answer is one. */
export function rowsOf(question: Question): readonly Option[] {
  return kindOf(question).rows?.(question) ?? [];
}

/** Whether no more than one option can be chosen, in a row where it has rows. */
export function choosesOne(question: Question, row: string | undefined): boolean {
  const { several, parts } = kindOf(question).held;
  return rowsOf(question).length > 0 ? row !== undefined && !parts?.several : !several;
}

/** What files it takes; nothing where it takes none. */
export function uploadsOf(question: Question): Uploads | undefined {
  return kindOf(question).uploads?.(question);
}

/**
 * Reads what a form field or a client sent as the answer. Whether an answer is required is not judged here; nor, where
 * options are taken from an earlier question, which of them are offered: see `fitAnswer`.
 */
export function readAnswer(question: Question, input: unknown): Reading<Answer> {
  const { read, askingFor } = kindOf(question);
  return read((carriedBy(question) && askingFor?.(question, 1)) || question, input);
}

/** What is wrong in each part of what fields say, where that is told part by part. */
export function problemsByPart(question: Question, fields: FieldValues): ReadonlyMap<string, Problem> {
  return kindOf(question).problemsIn?.(question, toldByPart(fields)) ?? new Map();
}

function toldByPart({ parts }: FieldValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).map(([part, values]) => [part, values.at(-1)]));
}

/** Whether there is all of an answer that has to be given. */
export function isAnswered(question: Question, answer: Answer | undefined): boolean {
  return answer !== undefined && (kindOf(question).isWhole?.(question, answer) ?? true);
}

/** Whether more has to be said than this: it has to be answered, or was begun and has to be finished. */
export function isLacking(question: Question, answer: Answer | undefined, isRequired: boolean): boolean {
  const isAsked = isRequired || (answer !== undefined && kindOf(question).toFinish === true);
  return isAsked && !isAnswered(question, answer);
}

/** What is said to who leaves a question out although it has to be answered, or some of its answer, as it was typed. */
export function missingAnswer(question: Question, answer?: Answer, fields?: FieldValues): Problem {
  return kindOf(question).missing(question, answer, fields && toldByPart(fields));
}

/** The values that the fields of a form show when this is the answer; none without one. */
export function valuesOf(question: Question, answer: Answer | undefined, locale: Locale): FieldValues {
  if (answer === undefined) return { shown: [], parts: {} };
  const { values, parts } = kindOf(question).held;
  return { shown: values(answer, locale), parts: parts?.values(answer, locale) ?? {} };
}

/** The names of the fields in which parts of an answer are told; none where one field holds all of it. */
export function partNamesOf(question: Question): readonly string[] {
  return kindOf(question).held.parts?.names(question) ?? [];
}

/** What a form's fields say, as {@link readAnswer} takes it. An empty text clears an answer. */
export function inputOf(question: Question, values: FieldValues): Told {
  return tell(kindOf(question).held, values);
}

/** What answers to the question are counted as: see {@link Kind}. */
export function countsAs(question: Question): string {
  return kindOf(question).countsAs(question);
}

/** What a stored answer adds to the question's tally. */
export function answerCells(question: Question, answer: Answer): Cells {
  return kindOf(question).cells(question, answer);
}

/** What a stored answer adds to a part of the question's tally. */
export function answerWithin(question: Question, answer: Answer): readonly Within[] {
  return kindOf(question).within?.(question, answer) ?? [];
}

/** What many stored answers add to the question's tally. */
export function answersTogether(question: Question, answers: readonly Times<Answer>[]): Together {
  return (
    kindOf(question).together?.(question, answers) ??
    addedTogether(answers, {
      cells: (answer) => answerCells(question, answer),
      within: (answer) => answerWithin(question, answer),
    })
  );
}

/** A stored answer as people read it. */
export function answerWords(question: Question, answer: Answer, locale: Locale): string {
  return kindOf(question).words(question, answer, locale);
}

/** The same row by row; null where it is told in one. */
export function answerRows(question: Question, answer: Answer, locale: Locale): RowWords[] | null {
  return kindOf(question).rowWords?.(question, answer, locale) ?? null;
}

/** The columns that answers take in a file of all responses; none where one is enough. */
export function columnsOf(question: Question): readonly AnswerColumn[] {
  return kindOf(question).columns?.of(question) ?? [];
}

/** A stored answer as a spreadsheet can reckon with it: plain digits, YYYY-MM-DD, labels. */
export function answerPlain(question: Question, answer: Answer, locale: Locale): string {
  return kindOf(question).plain(question, answer, locale);
}

/** What kind of cell `answerPlain` makes in a file. */
export function cellKindOf(question: Question): CellKind {
  return kindOf(question).cellKind ?? 'text';
}
