import type { Answer } from '#domain/answers/answer.ts';
import { asksConsent, type ConsentText, consentTextIn } from '#domain/questionnaire/consent-texts.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { hiddenValueTitle } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { isTakenOut } from '#domain/questionnaire/kinds/files/file-id.ts';
import { plainNumber } from '#domain/questionnaire/kinds/number/counted-number.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { answerPlain, cellKindOf, kindOf, uploadsOf } from '#domain/questionnaire/registry.ts';
import type { HiddenValue, Question } from '#domain/questionnaire/schema.ts';
import type { Round } from '#domain/quiz/series/series.ts';
import { formatNumber } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locale.ts';
import { isBlank, localizedText } from '#domain/text/localized.ts';
import type { DetailField } from '#features/projects/contract/settings.ts';
import { secondsOf } from '#features/responses/public.ts';
import type { ExportedColumn } from '#kit/server/spreadsheets/exported-table.ts';
import { textOf } from '#messages/translate.ts';
import type { MergedValue } from '../report/merge-values.ts';
import type { MergedQuestion } from '../report/merge-versions.ts';
import type { Column, ReadRow } from './column.ts';
import { dhakaMoment } from './dhaka-moment.ts';
import { marksColumns } from './marks-columns.ts';

interface ExportParts {
  /** The rounds of a quiz; none where it has none. */
  rounds: readonly Round[];
  details: readonly DetailField[];
  /** Of a quiz with a clock. */
  onTheClock: boolean;
  hiddenValues: readonly HiddenValue[];
  values: readonly MergedValue[];
  questions: readonly MergedQuestion[];
  /** The tally keys of the questions that are marked, where any were. */
  marked: ReadonlySet<string>;
  /** What people were asked to agree to, by question id. */
  consents: ReadonlyMap<string, readonly ConsentText[]>;
  /** Where a file is downloaded that an answer names. */
  addressOf(fileId: string): string;
}

/**
 * The respondent, what was asked of the person, what their link brought along, then a column a question, or as many as
 * its answers take, what is reckoned of them, and the marks of a quiz.
 */
export function exportColumns(
  { rounds, details, onTheClock, hiddenValues, values, questions, marked, ...told }: ExportParts,
  locale: Locale,
): Column[] {
  const text = textOf(locale);
  return [
    { title: text('exports:responseId'), kind: 'text', cell: ({ row }) => row.id },
    { title: text('exports:startedAt'), kind: 'moment', cell: ({ row }) => dhakaMoment(row.startedAt) },
    { title: text('exports:completedAt'), kind: 'moment', cell: ({ row }) => dhakaMoment(row.completedAt) },
    { title: text('exports:seconds'), kind: 'number', cell: ({ row }) => String(secondsOf(row) ?? '') },
    ...(onTheClock
      ? [
          {
            title: text('exports:endedBy'),
            kind: 'text' as const,
            cell: ({ row }: ReadRow) => text(`exports:endedByOf.${row.endedBy ?? 'respondent'}`),
          },
        ]
      : []),
    { title: text('exports:language'), kind: 'text', cell: ({ row }) => row.locale },
    { title: text('exports:version'), kind: 'number', cell: ({ row }) => String(row.version) },
    ...(rounds.length > 0
      ? [
          {
            title: text('exports:round'),
            kind: 'number' as const,
            cell: ({ row }: ReadRow) => roundNumber(rounds, row),
          },
        ]
      : []),
    ...details.map((field) => ({
      title: text(`exports:${field}`),
      kind: 'text' as const,
      cell: ({ row }: ReadRow) => row.details[field] ?? '',
    })),
    ...hiddenValues.map((value) => ({
      title: hiddenValueTitle(value, locale),
      kind: 'text' as const,
      cell: ({ row }: ReadRow) => row.hiddenValues[value.id] ?? '',
    })),
    ...questionColumns(questions, told, locale),
    ...valueColumns(values, locale),
    ...(marked.size > 0 ? marksColumns(questions, marked, locale) : []),
  ];
}

/** Of a round that is gone by now its id. */
function roundNumber(rounds: readonly Round[], { round }: ReadRow['row']): string {
  const at = rounds.findIndex(({ id }) => id === round);
  return at === -1 ? round : String(at + 1);
}

/** One that was reckoned in another way before has two columns, as a question has that was asked in another way. */
function valueColumns(values: readonly MergedValue[], locale: Locale): Column[] {
  return values.map(({ id, label, type, versions }, index) => {
    const isReckonedBefore = values.slice(0, index).some((value) => value.id === id);
    return {
      title: isReckonedBefore ? ofVersions(label, versions, locale) : label,
      kind: type === 'numeric' ? 'number' : 'text',
      cell({ row, reckoner }) {
        const value = versions.includes(row.version) ? reckoner(id) : undefined;
        return typeof value === 'number' ? plainNumber(value, LIMITS.decimals) : (value ?? '');
      },
    };
  });
}

function ofVersions(name: string, versions: readonly number[], locale: Locale): string {
  return `${name} (${textOf(locale)('exports:version')} ${versions.map((version) => formatNumber(version, locale)).join(', ')})`;
}

function questionColumns(
  questions: readonly MergedQuestion[],
  { addressOf, consents }: Pick<ExportParts, 'addressOf' | 'consents'>,
  locale: Locale,
): Column[] {
  const before = new Set<string>();
  return questions.flatMap((merged) => {
    const title = titleOf(merged, before.has(merged.question.id), locale);
    before.add(merged.question.id);
    const columns = answerColumns(merged, title, locale);
    if (uploadsOf(merged.question)) return [...columns, addressColumn(merged, title, addressOf, locale)];
    if (asksConsent(merged.question)) return [...columns, consentColumn(merged, title, consents, locale)];
    return kindOf(merged.question).reported.scoreGroup ? [...columns, groupColumn(merged, title, locale)] : columns;
  });
}

/** One with the answer, or one for each part of it: "Which do you drink: in the morning". */
function answerColumns(merged: MergedQuestion, title: string, locale: Locale): Column[] {
  if (merged.columns.length === 0) {
    return [questionColumn(merged, { title, kind: cellKindOf(merged.question) }, locale, answerPlain)];
  }
  return merged.columns.map(({ id, label, cellKind = 'text' }) => {
    const name = isBlank(label) ? title : `${title}: ${localizedText(label, locale)}`;
    return questionColumn(
      merged,
      { title: name, kind: cellKind },
      locale,
      (question, answer) => kindOf(question).columns?.plain(question, answer, id, locale) ?? '',
    );
  });
}

/** A question that was asked in another way before has two columns: the second one says of which versions it is. */
function titleOf({ question, versions }: MergedQuestion, isAskedBefore: boolean, locale: Locale): string {
  const title = localizedText(question.title, locale) || question.id;
  if (!isAskedBefore) return title;
  return ofVersions(title, versions, locale);
}

/** Where the files are downloaded, by whoever may read the responses. */
function addressColumn(
  merged: MergedQuestion,
  title: string,
  addressOf: ExportParts['addressOf'],
  locale: Locale,
): Column {
  const name = `${title} (${textOf(locale)('exports:fileAddresses')})`;
  return questionColumn(merged, { title: name, kind: 'text' }, locale, (_question, answer) =>
    Array.isArray(answer)
      ? answer
          .map(String)
          .filter((id) => !isTakenOut(id))
          .map(addressOf)
          .join(' ')
      : '',
  );
}

/** Which text was agreed to. */
function consentColumn(
  merged: MergedQuestion,
  title: string,
  consents: ExportParts['consents'],
  locale: Locale,
): Column {
  const name = `${title} (${textOf(locale)('exports:consentText')})`;
  const askedIn = new Set(merged.versions);
  return {
    title: name,
    kind: 'number',
    cell({ row: { answers, version } }) {
      const { id } = merged.question;
      if (!askedIn.has(version) || answers[id] === undefined) return '';
      return String(consentTextIn(consents, id, version) ?? '');
    },
  };
}

/** Which group of the net promoter score somebody is counted in. */
function groupColumn(merged: MergedQuestion, title: string, locale: Locale): Column {
  const text = textOf(locale);
  const name = `${title} (${text('exports:scoreGroup')})`;
  return questionColumn(merged, { title: name, kind: 'text' }, locale, (question, answer) => {
    const group = kindOf(question).reported.scoreGroup?.(answer);
    return group ? text(`exports:${group}`) : '';
  });
}

function questionColumn(
  merged: MergedQuestion,
  column: ExportedColumn,
  locale: Locale,
  toCell: (question: Question, answer: Answer, locale: Locale) => string,
): Column {
  const { id } = merged.question;
  // A question is not in any other version, whatever that one asks by the same id.
  const askedIn = new Set(merged.versions);
  return {
    ...column,
    cell({ row: { answers, version, offPathIds }, questionnaire, notAsked }) {
      const text = textOf(locale);
      const question = askedIn.has(version) ? findQuestion(questionnaire, id) : undefined;
      if (!question) return text('exports:notInVersion');
      const answer = answers[id];
      if (answer !== undefined) return toCell(question, answer, locale);
      if (!notAsked.has(question)) return '';
      return text(offPathIds?.includes(id) ? 'exports:offPath' : 'exports:notAsked');
    },
  };
}
