import { or, type SQL, sql } from 'drizzle-orm';
import type { HiddenValues } from '#domain/questionnaire/hidden-values/hidden-value-name.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import type { Locale } from '#domain/text/locale.ts';
import { searchKey } from '#domain/text/normalise.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Narrowing } from '../../contract/narrowing.ts';
import { mergedQuestions } from '../report/merged-questions.ts';

/** Which responses are meant; what is left out says nothing. */
export interface ResponseFilter extends Narrowing {
  /** In what was asked of the person, where they came from and what their link brought along. */
  q?: string;
  language?: Locale;
  has?: 'text';
}

/** What of a row says when and whence it came. */
interface NarrowedRow {
  source: Record<string, string>;
  startedAt: Date;
  completedAt: Date | null;
}

/** What of a row a filter looks at. */
export interface FilteredRow extends NarrowedRow {
  locale: Locale;
  details: Record<string, string>;
  hiddenValues: HiddenValues;
  hasText: boolean;
}

export function isNarrowed({ q, language, from, until, has, source }: ResponseFilter): boolean {
  return searchKey(q ?? '') !== '' || [language, from, until, has, source].some((value) => value !== undefined);
}

/** Whether a row is among those meant. */
export function filterOf({ q, language, has, ...narrowing }: ResponseFilter): (row: FilteredRow) => boolean {
  const wanted = searchKey(q ?? '');
  return (row) => {
    if (language && row.locale !== language) return false;
    if (has && !row.hasText) return false;
    if (!isWithin(row, narrowing)) return false;
    return wanted === '' || [row.details, row.source, row.hiddenValues].some((record) => isAbout(record, wanted));
  };
}

/** Whether a row is of the days and the source that are asked for. */
export function isWithin(row: NarrowedRow, { from, until, source }: Narrowing): boolean {
  if (source !== undefined && !Object.values(row.source).includes(source)) return false;
  const day = from || until ? dhakaDay(row.completedAt ?? row.startedAt) : '';
  return !((from && day < from) || (until && day > until));
}

function isAbout(record: Readonly<Record<string, string>>, wanted: string): boolean {
  return Object.values(record).some((value) => searchKey(value).includes(wanted));
}

/** Whether a row has an answer in the respondent's own words; looked up only where a filter asks. */
export async function hasTextColumn(db: Db, projectId: string, { has }: ResponseFilter): Promise<SQL<boolean>> {
  if (!has) return sql<boolean>`false`;
  const { questions } = await mergedQuestions(db, projectId);
  const texts = questions.filter(({ question }) => kindOf(question).written);
  // By version, for an id may have been asked in another way before.
  const isWritten = texts.flatMap(({ question, versions, writtenIn }) => {
    const answer = sql`${respondents.answers} -> ${question.id}::text`;
    if (writtenIn.length > 0) {
      return writtenIn.map((asked) =>
        inVersions(asked.versions, sql`${answer} ?| ${sql.param(asked.columnIds)}::text[]`),
      );
    }
    const isText = kindOf(question).reported.as === 'texts';
    // Beside an option: an answer by part.
    const isByPart = sql`jsonb_typeof(${answer}) = 'object'`;
    return [inVersions(versions, isText ? sql`${respondents.answers} ? ${question.id}::text` : isByPart)];
  });
  return sql<boolean>`(${or(...isWritten) ?? sql`false`})`;
}

function inVersions(versions: readonly number[], condition: SQL): SQL {
  return sql`${respondents.version} = any(${sql.param(versions)}::int[]) and ${condition}`;
}
