import { tallyKey } from '#domain/answers/counting/tally.ts';
import type { AnswerColumn } from '#domain/questionnaire/kind.ts';
import { hasOwnOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import { isGroup } from '#domain/questionnaire/kinds/group/columns.ts';
import { columnsOf, isAsking, kindOf, optionsOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { Option, Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { isBlank, type Localized, localizedText } from '#domain/text/localized.ts';
import type { Former } from '../../contract/report.ts';
import { addColumns, finishColumns, type MergedColumn, type MergingColumns } from './merged-columns.ts';
import { Wordings } from './wordings.ts';

export interface Version {
  number: number;
  questionnaire: Questionnaire;
}

interface MergedOption {
  /** As the newest version that offers it has it. */
  label: Localized;
  /** The versions that offer it, ascending. */
  versions: number[];
  formerly: Former[];
}

/** A question as the newest version that asks it so has it, with what older versions knew besides. */
export interface MergedQuestion {
  question: Question;
  sectionTitle: Localized;
  /** The versions that ask it, ascending. */
  versions: number[];
  /** The newest version of all no longer asks it, or asks it in another way. */
  retired: boolean;
  /** Other wordings of its title, the newest first. */
  formerly: Former[];
  /** Every option that it ever had, by id. */
  options: Map<string, MergedOption>;
  /** Every row that it ever had, by id, which may be an option's as well. */
  rows: Map<string, MergedOption>;
  /** Every column that it ever had, those of the newest version first. */
  columns: AnswerColumn[];
  /** In which of them people write their own words, by the versions that ask so; none where the columns do not tell. */
  writtenIn: WrittenIn[];
  /** Every column that entries ever had, those of the newest version first; none of other kinds. */
  groupColumns: MergedColumn[];
  /** Every option that columns of entries ever let choose, as the newest version that has it calls it. */
  choices: Option[];
}

interface WrittenIn {
  columnIds: string[];
  versions: number[];
}

/**
 * The questions of all versions, each once: first those of the newest version in its order, then those only older ones
 * asked. A question whose answers do not add up, because it was asked in another way before, stands there twice.
 */
export async function mergeVersions(
  newestFirst: AsyncIterable<Version> | Iterable<Version>,
): Promise<MergedQuestion[]> {
  const merging = new Map<string, Merging>();
  let newest: number | undefined;
  for await (const { number, questionnaire } of newestFirst) {
    newest ??= number;
    for (const { title: sectionTitle, questions } of questionnaire.sections) {
      for (const question of questions.filter(isAsking)) {
        const key = tallyKey(question);
        const retired = number !== newest;
        const known = merging.get(key) ?? begin({ question, sectionTitle, retired });
        merging.set(key, known);
        known.versions.push(number);
        known.wordings.add(wordingOf(question), number);
        for (const option of namesOf(question)) addOption(known.options, option, number);
        for (const row of rowsOf(question)) addOption(known.rows, row, number);
        const columns = columnsOf(question);
        for (const column of columns) known.columns.set(column.id, known.columns.get(column.id) ?? column);
        addWritten(known.writtenIn, columns, number);
        addColumns(known.groupColumns, question, { version: number, newest: known.versions[0] ?? number });
        for (const choice of choicesIn(question)) known.choices.set(choice.id, known.choices.get(choice.id) ?? choice);
      }
    }
  }
  return [...merging.values()].map(finish);
}

/** A question or an option while it is merged: its versions descend. */
interface Underway {
  versions: number[];
  wordings: Wordings;
}

/** Options, or rows, while they are merged. */
type Options = Map<string, Underway & { label: Localized }>;

interface Merging extends Underway, Pick<MergedQuestion, 'question' | 'sectionTitle' | 'retired'> {
  options: Options;
  rows: Options;
  columns: Map<string, AnswerColumn>;
  /** By the columns' ids put together. */
  writtenIn: Map<string, WrittenIn>;
  groupColumns: MergingColumns;
  choices: Map<string, Option>;
}

function begin(asked: Pick<MergedQuestion, 'question' | 'sectionTitle' | 'retired'>): Merging {
  const wordings = new Wordings(wordingOf(asked.question));
  const named = { options: new Map(), rows: new Map(), columns: new Map(), writtenIn: new Map(), choices: new Map() };
  return { ...asked, versions: [], wordings, ...named, groupColumns: new Map() };
}

/** What its answers name by id: also where it is chosen cell by cell, so that no answer is that choice. */
function namesOf(question: Question): readonly Option[] {
  return hasOwnOptions(question) ? question.options : optionsOf(question);
}

function choicesIn(question: Question): Option[] {
  return isGroup(question)
    ? question.columns.flatMap((column) => (column.asks === 'choice' ? column.options : []))
    : [];
}

function addOption(options: Options, { id, label }: Option, version: number): void {
  const known = options.get(id) ?? { label, versions: [], wordings: new Wordings(label) };
  options.set(id, known);
  known.versions.push(version);
  known.wordings.add(label, version);
}

/** A column may ask for a number where an older version asked for a text. */
function addWritten(writtenIn: Map<string, WrittenIn>, columns: readonly AnswerColumn[], version: number): void {
  if (columns.every(({ isWritten }) => isWritten === undefined)) return;
  const columnIds = columns.flatMap(({ id, isWritten }) => (isWritten ? id : []));
  const key = columnIds.join(' ');
  const known = writtenIn.get(key) ?? { columnIds, versions: [] };
  writtenIn.set(key, known);
  known.versions.push(version);
}

function finish({ question, sectionTitle, retired, options, rows, ...rest }: Merging): MergedQuestion {
  const { columns, writtenIn, groupColumns, choices, ...underway } = rest;
  const named = { options: merged(options), rows: merged(rows) };
  const inFile = { columns: [...columns.values()], writtenIn: [...writtenIn.values()] };
  return {
    question,
    sectionTitle,
    retired,
    ...ascending(underway),
    ...named,
    ...inFile,
    groupColumns: finishColumns(groupColumns),
    choices: [...choices.values()],
  };
}

function merged(options: Options): Map<string, MergedOption> {
  return new Map([...options].map(([id, { label, ...option }]) => [id, { label, ...ascending(option) }]));
}

function ascending({ versions, wordings }: Underway): { versions: number[]; formerly: Former[] } {
  return { versions: versions.toReversed(), formerly: wordings.former };
}

/** What was asked, the unit of a number included: kilometres that became miles are another question to a reader. */
function wordingOf(question: Question): Localized {
  const { title } = question;
  const unit = kindOf(question).unit?.(question);
  if (isBlank(unit)) return title;
  return Object.fromEntries(
    LOCALES.filter((locale) => title[locale]).map((locale) => [
      locale,
      `${title[locale]} (${localizedText(unit, locale)})`,
    ]),
  );
}
