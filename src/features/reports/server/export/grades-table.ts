import { plainNumber } from '#domain/questionnaire/kinds/number/counted-number.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Grade } from '#domain/quiz/attempts.ts';
import type { Locale } from '#domain/text/locale.ts';
import { hasRounds } from '#features/projects/policy.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Received } from '#kit/contract/endpoint.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { ExportedColumn, ExportedTable } from '#kit/server/spreadsheets/exported-table.ts';
import { textOf } from '#messages/translate.ts';
import type { exportGrades } from '../../contract/export.ts';
import type { Taker } from '../../contract/grades.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { gradeRuleOf, gradesOf } from '../grades/grades-of.ts';
import { countTakers, takersFrom } from '../grades/page-of-takers.ts';
import { dhakaMoment } from './dhaka-moment.ts';
import { fileName } from './file-name.ts';

/**
 * To find the next people all are grouped and sorted, so as many are found at once as fit in some megabytes: in most
 * quizzes everybody. Marking them reads their answers, which are larger.
 */
const FOUND_AT_ONCE = 20_000;
const MARKED_AT_ONCE = 50;

interface TakerColumn extends ExportedColumn {
  cell(taker: Taker): string;
}

/** What each person came to at a quiz, all of them or those asked for, by name; what a file of it says. */
export async function gradesTable(
  db: Db,
  actor: Actor,
  projectId: string,
  { locale, q }: Received<typeof exportGrades>['query'],
): Promise<ExportedTable> {
  const project = await getReadableProject(db, actor, projectId);
  const isInRounds = hasRounds(project) && project.series.rounds.length > 1;
  const columns = takerColumns(project.responseMethod === 'registered', isInRounds, locale);
  const rule = gradeRuleOf(project);
  return {
    name: fileName(project.title, textOf(locale)('exports:grades'), locale),
    columns,
    portions: rowsOf(db, projectId, { rule, q }, columns),
    fits: async (rows) => (await countTakers(db, projectId, q)) <= rows,
  };
}

/** Of whoever has no more than one attempt nothing is said of attempts, as in the list. */
function takerColumns(isOfAccounts: boolean, isInRounds: boolean, locale: Locale): TakerColumn[] {
  const text = textOf(locale);
  const points = (said: number | undefined) => (said === undefined ? '' : plainNumber(said, LIMITS.decimals));
  /** Nothing while something waits to be marked, as in the file of responses. */
  const whole = (taker: Taker) => (taker.marks?.waiting === 0 ? taker.marks : undefined);
  const passed = (taker: Taker) => whole(taker)?.passed ?? undefined;
  const ofAttempts: TakerColumn[] = [
    { title: text('exports:attempts'), kind: 'number', cell: ({ attempts }) => String(attempts) },
    { title: text('exports:submitted'), kind: 'number', cell: ({ submitted }) => String(submitted) },
    { title: text('exports:lastAt'), kind: 'moment', cell: ({ lastAt }) => dhakaMoment(new Date(lastAt)) },
  ];
  return [
    { title: text('exports:name'), kind: 'text', cell: ({ name }) => name ?? text('reports:accountGone') },
    { title: text('exports:marks'), kind: 'number', cell: (taker) => points(whole(taker)?.earned) },
    { title: text('exports:points'), kind: 'number', cell: ({ marks }) => points(marks?.points) },
    { title: text('exports:percent'), kind: 'number', cell: (taker) => points(whole(taker)?.percent) },
    {
      title: text('exports:passed'),
      kind: 'text',
      cell: (taker) => (passed(taker) === undefined ? '' : text(passed(taker) ? 'exports:yes' : 'exports:no')),
    },
    { title: text('exports:seconds'), kind: 'number', cell: ({ seconds }) => String(seconds ?? '') },
    ...(isInRounds
      ? [{ title: text('exports:rounds'), kind: 'number' as const, cell: ({ rounds }: Taker) => String(rounds) }]
      : []),
    ...(isOfAccounts ? ofAttempts : []),
    { title: text('exports:id'), kind: 'text', cell: ({ _id }) => _id },
  ];
}

async function* rowsOf(
  db: Db,
  projectId: string,
  { rule, q }: { rule: Grade; q: string | undefined },
  columns: readonly TakerColumn[],
): AsyncGenerator<readonly string[][]> {
  let cursor: string | undefined;
  do {
    const found = await takersFrom(db, projectId, { q, limit: FOUND_AT_ONCE, cursor });
    for (let from = 0; from < found.items.length; from += MARKED_AT_ONCE) {
      const takers = await gradesOf(db, projectId, rule, found.items.slice(from, from + MARKED_AT_ONCE));
      yield takers.map((taker) => columns.map(({ cell }) => cell(taker)));
    }
    cursor = found.next ?? undefined;
  } while (cursor !== undefined);
}
