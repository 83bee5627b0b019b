import type { Answer } from '../answers/answer.ts';
import type { Cells } from '../answers/counting/cells.ts';
import type { Times, Together, Within } from '../answers/counting/together.ts';
import type { Reported } from '../answers/reported/reported.ts';
import type { KeyedBy } from '../quiz/marking-schema.ts';
import type { CellKind } from '../text/cell-kind.ts';
import type { Around } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import type { Localized } from '../text/localized.ts';
import type { Finding, FindingKey, GapKey } from './finding.ts';
import type { Held } from './held.ts';
import type { Hint } from './hint.ts';
import type { FileGroup } from './kinds/files/file-groups.ts';
import type { FileRefusal } from './kinds/files/refused-file.ts';
import type { TestOp } from './logic/condition.ts';
import type { MadeUpPerson } from './made-up-person.ts';
import type { RowWords } from './row-words.ts';
import type { Option, QuestionKind, QuestionOf } from './schema.ts';
import type { Span } from './span.ts';

/** What may be wrong with an answer; the catalogues have a text for each. */
export type ProblemKey =
  | 'malformed'
  | 'unknownQuestion'
  | 'kept'
  | 'final'
  | 'unknownOption'
  | 'chooseOne'
  | 'chooseAlone'
  | 'chooseAtLeast'
  | 'chooseAtMost'
  | 'tooShort'
  | 'tooLong'
  | 'mask'
  | 'pattern'
  | 'patternUnsaid'
  | 'double'
  | 'number'
  | 'numberBetween'
  | 'wholeNumber'
  | 'tooManyDecimals'
  | 'numberInSteps'
  | 'numberMultiple'
  | 'numberTooSmall'
  | 'numberTooLarge'
  | 'rating'
  | 'step'
  | 'email'
  | 'numeric'
  | 'length'
  | 'phone'
  | 'phoneAbroad'
  | 'webAddress'
  | 'date'
  | 'dateTooEarly'
  | 'dateTooLate'
  | 'dateBetween'
  | 'time'
  | 'timeTooEarly'
  | 'timeTooLate'
  | 'timeBetween'
  | 'timeInSteps'
  | 'dateTime'
  | 'dateRange'
  | 'rangeBackwards'
  | 'rangeTooShort'
  | 'rangeTooLong'
  | 'unknownRow'
  | 'missingRows'
  | 'unknownCell'
  | 'missingCells'
  | 'unknownBlank'
  | 'missingBlanks'
  | 'inEntry'
  | 'missingEntry'
  | 'entriesAtLeast'
  | 'rankAll'
  | 'rankAtLeast'
  | 'rankAtMost'
  | 'rankInTurn'
  | 'rankTwice'
  | 'amount'
  | 'sum'
  | 'divide'
  | 'tooManyFiles'
  | 'unknownFile'
  | FileRefusal
  | 'missingFile'
  | 'missingFiles'
  | 'missingSignature'
  | 'missingOptionText'
  | 'optionTextTooLong'
  | 'unknownPlace'
  | 'placeOutside'
  | 'postcode'
  | 'missingAddress'
  | 'missingChoice'
  | 'statement'
  | 'missingConsent'
  | 'missingChoices'
  | 'missingText'
  | 'missingDate'
  | 'missingTime'
  | 'missingDateTime'
  | 'missingDateRange';

export interface Problem {
  key: ProblemKey;
  values?: Record<string, string | number | Localized>;
  /** What is wrong in the part of the answer that it names: `said` in its text. */
  said?: Problem;
}

/** What reading an input gives: nothing was said, an answer, or what is wrong with it. */
export type Reading<A> = { empty: true } | { answer: A } | { problem: Problem };

/** Where a text of a question stands, and what the checker says when it is missing. */
export interface TextPlace extends Pick<Finding, 'severity' | 'values' | 'optionId' | 'text'> {
  /** In one of the languages. */
  missing: GapKey;
  /** How long it may be, where that is not as long as others of its name. */
  most?: number;
  /** In all of them; a text without it may stay blank. */
  blank?: FindingKey;
  /** Nobody has to write it here: it is a copy of a text that is written elsewhere, or shown to nobody as it stands. */
  isIdle?: true;
}

/** Which files a question takes. */
export interface Uploads {
  /** What they may be; empty: anything. */
  accepts: readonly FileGroup[];
  maxFiles: number;
  /** Of each. */
  maxBytes: number;
  /** How often over they may be sent, where that is more often than people change their minds. */
  mostChanges?: number;
}

/** The columns that answers to one question take in a file of all responses. */
export interface Columns<Q, A> {
  /** None where one is enough. What has no label stands under the title of the question alone. */
  of(question: Q): readonly AnswerColumn[];
  /** What an answer says in one of them, as a spreadsheet can reckon with it; '' where it says nothing there. */
  plain(question: Q, answer: A, column: string, locale: Locale): string;
}

export interface AnswerColumn {
  id: string;
  label: Localized;
  /** What kind of cell `plain` makes there; left out where that is text. */
  cellKind?: CellKind | undefined;
  /** Whether people write there what is listed as their own words; left out where the question does not tell. */
  isWritten?: boolean;
}

/** What becomes of each text of a question. */
export type ChangeText = (text: Localized, place: TextPlace) => Localized;

/** What people call a question of some kind; one that is asked in other words has a name of its own. */
export type KindName = QuestionKind | 'true_false';

/**
 * Everything the product knows about one kind of question. `registry.ts` holds one for each, exhaustively. Whoever
 * needs to know something of a question asks for it here, never which kind the question is.
 */
export interface Kind<K extends QuestionKind, A extends Answer> {
  kind: K;
  /** What people call it; left out where that is the name of its kind. */
  name?(question: QuestionOf<K>): KindName;
  /** A fresh question of this kind, as the builder inserts it. `id` makes ids that are new in the questionnaire. */
  blank(id: () => string, isQuiz: boolean): QuestionOf<K>;
  /** What is wrong with this question's own settings, errors and warnings; its texts are the checker's business. */
  check(question: QuestionOf<K>): Finding[];
  /**
   * Every text beside title and help, changed; left out where there is none.
   * Cleaning, checking and counting words walk them.
   */
  mapTexts?(question: QuestionOf<K>, change: ChangeText): QuestionOf<K>;
  /**
   * What can be chosen, in order; left out where an answer is no choice. Where it is another in each row, it is asked
   * for by row, and nothing without one.
   */
  options?(question: QuestionOf<K>, row?: string): readonly Option[];
  /**
   * What something is said of one by one: options that are put in order, the rows of a grid, or its cells. Left out
   * where the answer is one.
   */
  rows?(question: QuestionOf<K>): readonly Option[];
  /** Set where options may have images; elsewhere one that an option has is kept and not shown. */
  pictured?: true;
  /** Set where those who chose among its options may be offered the same, or the others, later on. */
  carriable?: true;
  /**
   * The same question that asks for no more than so many of its options. Set where options may be taken from an earlier
   * question, of which nobody knows how many there are.
   */
  askingFor?(question: QuestionOf<K>, count: number): QuestionOf<K>;
  /** How many options it can have; left out where there is room for as many as any question has. */
  mostOptions?: number;
  /** What its numbers are counted in; left out where answers are no such numbers. */
  unit?(question: QuestionOf<K>): Localized;
  /** What is said between the question and where it is answered; nothing where anything goes. */
  hint?(question: QuestionOf<K>): Hint | undefined;
  /** What files it takes; left out where an answer is no file. */
  uploads?(question: QuestionOf<K>): Uploads;
  /** Left out where a link may suggest the answer: what somebody agrees to or uploads, they give themselves. */
  byHand?: true;
  /** What somebody agrees to who gives an answer; left out where that is no consent. */
  agreement?(question: QuestionOf<K>): Localized;
  /** It says something and nobody answers it; left out where it asks. */
  saysOnly?: true;
  /**
   * How an answer key of a quiz can say what is right, the usual way first; left out where nothing can be told right
   * from wrong.
   */
  keyedBy?: readonly KeyedBy[];
  /** How the fields of a form hold an answer. */
  held: Held<A, QuestionOf<K>>;
  /** How a condition can look at an answer, or at what is said of a row, besides whether there is any. */
  testedBy: TestOp;
  /** Between what it lies, where conditions look at a number, a day or a time; left out where that is not known. */
  span?(question: QuestionOf<K>): Span;
  /** Set where an answer lists entries: a condition on a number looks at how many. */
  listsEntries?: true;
  /**
   * Reads what a form field or a client sent: both digit sets, stray spaces, wrong types. Required is not judged here.
   */
  read(question: QuestionOf<K>, input: unknown): Reading<A>;
  /**
   * What is wrong in each part of what fields say, by its name; left out where one thing is said of the whole answer.
   */
  problemsIn?(question: QuestionOf<K>, told: Readonly<Record<string, unknown>>): ReadonlyMap<string, Problem>;
  /** How many steps `read` holds an answer against; left out where it holds it against no pattern. */
  steps?(question: QuestionOf<K>): number;
  /**
   * What is said to who leaves it out although it has to be answered, or says only `answer`: which answer is asked for.
   * `told` is the same as it was typed, by part, where it was.
   */
  missing(question: QuestionOf<K>, answer?: A, told?: Readonly<Record<string, unknown>>): Problem;
  /** Whether an answer is all that is asked for where it has to be answered; left out where every answer is. */
  isWhole?(question: QuestionOf<K>, answer: A): boolean;
  /** Set where an answer that was begun has to be whole even if the question may be left out. */
  toFinish?: true;
  /** Seconds most people need to answer, beyond reading. A house estimate, for telling how long answering takes. */
  seconds: number;
  /** What a made-up person sends, for demonstrations and tests: something that `read` takes, or nothing. */
  imagine(question: QuestionOf<K>, person: MadeUpPerson): A | undefined;
  /**
   * A word for what answers are counted as. Answers to one question add up across versions as long as it stays the
   * same; asked in another way, or on another scale, a question is counted apart.
   */
  countsAs(question: QuestionOf<K>): string;
  /** What an answer adds to the question's tally, always a fresh record. No cell is zero. */
  cells(question: QuestionOf<K>, answer: A): Cells;
  /** What it adds besides, each in a part of its own; left out where cells are few. See `buckets.ts`. */
  within?(question: QuestionOf<K>, answer: A): readonly Within[];
  /** What many add, as `cells` and `within` of each would: left out where these are quick enough. */
  together?(question: QuestionOf<K>, answers: Iterable<Times<A>>): Together;
  /**
   * What somebody wrote in their own words with an answer; left out where nobody writes. Where it is written in several
   * columns, each is named, in the order of `columns`: those of the question, and any that it had.
   */
  written?(answer: A, columns: readonly AnswerColumn[], locale: Locale): string | undefined;
  /**
   * What stays of an answer once nobody is to be told by it: it counts as before. Left out where answers name nobody,
   * or say it in words of which nobody knows whether they do.
   */
  withoutPerson?(answer: A): Answer;
  /** What a report makes of the tally. */
  reported: Reported<QuestionOf<K>>;
  /** The answer as people read it: labels, grouped numbers with their unit, dates by name of month. */
  words(question: QuestionOf<K>, answer: A, locale: Locale): string;
  /** The same row by row; left out where it is told in one. */
  rowWords?(question: QuestionOf<K>, answer: A, locale: Locale): RowWords[];
  /** What of the answer stands in a sentence: '' where nothing can, undefined where `words` do. Left out: these do. */
  inSentence?(answer: A): string | undefined;
  /** What stands around the number in `words`, whatever the answer; left out where an answer is no number. */
  around?(question: QuestionOf<K>, locale: Locale): Around;
  /** The answer as a spreadsheet can reckon with it: labels, plain Latin digits, YYYY-MM-DD. */
  plain(question: QuestionOf<K>, answer: A, locale: Locale): string;
  /** What kind of cell `plain` makes in a file; left out where that is text. */
  cellKind?: CellKind;
  /** The same in several columns; left out where an answer is always one. */
  columns?: Columns<QuestionOf<K>, A>;
}

/** What several kinds have in common, to be spread into the record of each. */
export type PartOfKind = { readonly [Member in keyof Kind<QuestionKind, Answer>]?: unknown };
