import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, asc, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { RESPONDENTS } from '#domain/answers/counting/tally.ts';
import { PERCENT } from '#domain/answers/marks/counted-marks.ts';
import { askedAndNot } from '#domain/questionnaire/flow.ts';
import { fileKey } from '#domain/questionnaire/kinds/files/file-id.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { nameTexts } from '#domain/questionnaire/piping/name-texts.ts';
import { reckonerOn } from '#domain/questionnaire/variables/reckoner-on.ts';
import { markAnswers } from '#domain/quiz/mark-answers.ts';
import { toDhakaInput } from '#domain/text/dhaka-time.ts';
import type { Locale } from '#domain/text/locale.ts';
import { DETAIL_FIELDS, type DetailField } from '#features/projects/contract/settings.ts';
import { detailRule, hasRounds } from '#features/projects/policy.ts';
import { keyedQuestionnaireOf } from '#features/projects/public.ts';
import { answersInPortions, type CutOff, offPathIds, weighedAnswers } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import { pathOf } from '#kit/contract/request.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ExportedTable } from '#kit/server/spreadsheets/exported-table.ts';
import { textOf } from '#messages/translate.ts';
import type { exportResponses } from '../../contract/export.ts';
import { downloadFile } from '../../contract/files.ts';
import { readConsents } from '../consents/read-consents.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { readReport } from '../report/read-report.ts';
import { filterOf, hasTextColumn, isNarrowed } from '../responses/response-filter.ts';
import { isCompletedIn } from '../responses/response-summary.ts';
import type { Column } from './column.ts';
import { exportColumns } from './export-columns.ts';
import { fileName } from './file-name.ts';

const BATCH = 500;

/** So many are held as texts, and written at a stretch: of thousands of columns a few rows are long. */
const CELLS_AT_ONCE = 20_000;

/** What of the project the file needs. */
type Exported = Awaited<ReturnType<typeof getReadableProject>>;

type Query = Received<typeof exportResponses>['query'];

/**
 * The responses completed until now, or as far as the report goes: all or those asked for, the first started first;
 * what a file of them says, whichever way it is written.
 */
export async function responsesTable(
  db: Db,
  actor: Actor,
  projectId: string,
  query: Query,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<ExportedTable> {
  const { locale } = query;
  const project = await getReadableProject(db, actor, projectId);
  const { cutOff, questions, hiddenValues, values, items, tally } = await readReport(db, projectId);
  const addressOf = (id: string) => publicUrl + pathOf(downloadFile, { params: { id: projectId, file: fileKey(id) } });
  const details = await detailsOf(db, project);
  const { texts: consents } = await readConsents(db, projectId);
  const marked = new Set(tally.has(PERCENT.key) ? items.map(({ tallyKey }) => tallyKey) : []);
  const onTheClock = await isOnTheClock(db, project);
  const rounds = hasRounds(project) ? project.series.rounds : [];
  const columns = exportColumns(
    { rounds, details, onTheClock, hiddenValues, values, questions, consents, addressOf, marked },
    locale,
  );
  const which: Which = {
    until: now,
    cutOff,
    isMeant: filterOf(query),
    hasText: await hasTextColumn(db, projectId, query),
  };
  const completed = Number(tally.get(RESPONDENTS)?.completed ?? 0n);
  return {
    name: nameOf(project, cutOff, locale),
    columns,
    portions: rowsOf(db, projectId, columns, which),
    async fits(rows) {
      if (completed <= rows) return true;
      return isNarrowed(query) && !(await areMoreThan(rows, db, projectId, which));
    },
  };
}

/** Those asked for now, and those that were and that somebody gave. */
async function detailsOf(db: Db, project: Exported): Promise<DetailField[]> {
  const { rows } = await db.execute<{ field: string }>(sql`
    SELECT DISTINCT jsonb_object_keys(details) AS field FROM respondents
    WHERE project_id = ${project.id} AND state = 'completed' AND details <> '{}'`);
  const given = new Set(rows.map((row) => row.field));
  return DETAIL_FIELDS.filter((field) => given.has(field) || detailRule(project, field) !== 'off');
}

/** Whether it has a clock now, or had one that ended somebody's way. */
async function isOnTheClock(db: Db, { id, kind, clock }: Exported): Promise<boolean> {
  if (kind !== 'quiz' || clock !== null) return kind === 'quiz';
  const ended = await db
    .select({ id: respondents.id })
    .from(respondents)
    .where(and(isCompletedIn(id), isNotNull(respondents.endedBy)))
    .limit(1);
  return ended.length > 0;
}

/** Which responses are exported. */
interface Which {
  until: Date;
  /** Up to where the report goes that the file's columns are of. */
  cutOff: CutOff | undefined;
  isMeant: ReturnType<typeof filterOf>;
  hasText: SQL<boolean>;
}

/** A batch a portion, or some of one where answers are large or columns many. */
async function* rowsOf(
  db: Db,
  projectId: string,
  columns: readonly Column[],
  which: Which,
): AsyncGenerator<readonly string[][]> {
  for await (const rows of batchesOf(db, projectId, which)) {
    for await (const portion of answersInPortions(db, projectId, rows)) {
      let lines: string[][] = [];
      for (const row of portion) {
        const questionnaire = nameTexts(await keyedQuestionnaireOf(db, projectId, row));
        const { answers } = row;
        const facts = factsOf(row);
        const { asked, notAsked } = askedAndNot(questionnaire, answers, facts);
        const reckoner = reckonerOn({ asked, answers, facts, variables: questionnaire.variables });
        const marks = questionnaire.marking && markAnswers(questionnaire.marking, asked, answers, row.handMarks);
        const read = { row, questionnaire, notAsked: new Set(notAsked), reckoner, marks };
        lines.push(columns.map((column) => column.cell(read)));
        if (lines.length * columns.length < CELLS_AT_ONCE) continue;
        yield lines;
        lines = [];
        await othersTurn();
      }
      if (lines.length > 0) yield lines;
    }
  }
}

async function areMoreThan(most: number, db: Db, projectId: string, which: Which): Promise<boolean> {
  let count = 0;
  for await (const rows of batchesOf(db, projectId, which)) {
    count += rows.length;
    if (count > most) return true;
  }
  return false;
}

/** Those that are meant, as many at a time as are read at once. */
async function* batchesOf(db: Db, projectId: string, which: Which) {
  let after: string | undefined;
  do {
    const rows = await readBatch(db, projectId, which, after);
    yield rows.filter(which.isMeant);
    after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  } while (after !== undefined);
}

const exportedColumns = {
  id: respondents.id,
  handMarks: respondents.handMarks,
  markedBy: respondents.markedBy,
  picked: respondents.picked,
  round: respondents.round,
  version: respondents.version,
  locale: respondents.locale,
  details: respondents.details,
  source: respondents.source,
  offPathIds,
  hiddenValues: respondents.hiddenValues,
  startedAt: respondents.startedAt,
  completedAt: respondents.completedAt,
  endedBy: respondents.endedBy,
  ...weighedAnswers,
};

function readBatch(db: Db, projectId: string, { until, cutOff, hasText }: Which, after: string | undefined) {
  return db
    .select({ ...exportedColumns, hasText })
    .from(respondents)
    .where(
      and(
        isCompletedIn(projectId, cutOff),
        lte(respondents.completedAt, until),
        after ? gt(respondents.id, after) : undefined,
      ),
    )
    .orderBy(asc(respondents.id))
    .limit(BATCH);
}

/** Where it does not hold all, it says up to when it goes, as a clock in Dhaka shows it. */
function nameOf(project: Exported, cutOff: CutOff | undefined, locale: Locale): string {
  const text = textOf(locale);
  const time = cutOff && toDhakaInput(new Date(cutOff.at)).replace('T', ' ').replace(':', '.');
  const until = time ? ` (${text('exports:until', { time })})` : '';
  return fileName(project.title, text('exports:responses') + until, locale);
}
