import { RESPONDENTS } from '#domain/answers/counting/tally.ts';
import { trendOf } from '#domain/answers/days/trend.ts';
import { headline } from '#domain/answers/headline.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { readNarrowedTally } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { type AppError, invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { oneAfterAnother } from '#kit/server/one-after-another.ts';
import type { NarrowedReport } from '../../contract/narrowed-report.ts';
import type { Narrowing } from '../../contract/narrowing.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { reportOn } from './read-report.ts';
import { cardsOf } from './report-cards.ts';

/** A page that is open in a few windows asks for no more. */
const inLine = oneAfterAnother(8);

/** The report of some responses alone: those of some days, or of a source. */
export async function getNarrowedReport(
  db: Db,
  actor: Actor,
  projectId: string,
  narrowing: Narrowing,
  now: Date,
): Promise<NarrowedReport> {
  const project = await getReadableProject(db, actor, projectId);
  const counted = await inLine(actor.id, () => readNarrowedTally(db, projectId, narrowing));
  if ('tooMany' in counted) throw refusalOf(counted);
  const source = await reportOn(db, projectId, counted);
  const respondents = source.tally.get(RESPONDENTS);
  const { completed, medianSeconds = null } = headline(respondents);
  const today = project.status === 'processing' ? dhakaDay(now) : '';
  const last = narrowing.until && narrowing.until < today ? narrowing.until : today;
  const trend = trendOf(respondents, last, narrowing.from);
  return {
    projectId,
    title: project.title,
    asOf: now.toISOString(),
    headline: { completed, medianSeconds },
    // One day makes no line.
    trend: trend && trend.stretches.length > 1 ? trend : null,
    ...cardsOf(source, completed, project),
  };
}

function refusalOf({ tooMany, most }: { tooMany: 'found' | 'megabytes' | 'looked'; most: number }): AppError {
  if (tooMany === 'found') return invalidField('from', 'tooManyToCount', { most });
  if (tooMany === 'megabytes') return invalidField('from', 'tooLongToCount', { most });
  return invalidField('from', 'tooManyToLookThrough', { most });
}
