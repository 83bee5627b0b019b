import { RESPONDENTS } from '#domain/answers/counting/tally.ts';
import { trendOf } from '#domain/answers/days/trend.ts';
import { headline } from '#domain/answers/headline.ts';
import { dhakaDay } from '#domain/text/dhaka-time.ts';
import { quotaCounts } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Report } from '../../contract/report.ts';
import { getReadableProject } from '../get-readable-project.ts';
import { readReport } from './read-report.ts';
import { cardsOf } from './report-cards.ts';

/** Headline figures and a summary of every question. */
export async function getReport(db: Db, actor: Actor, projectId: string, now: Date): Promise<Report> {
  const project = await getReadableProject(db, actor, projectId);
  const source = await readReport(db, projectId);
  const respondents = source.tally.get(RESPONDENTS);
  const { completionRate = null, medianSeconds = null, ...counts } = headline(respondents);
  const filled = project.quotas.length > 0 ? await quotaCounts(db, projectId) : undefined;
  // Where nothing more comes, the days since the last response say nothing.
  const until = project.status === 'processing' ? dhakaDay(now) : undefined;
  return {
    projectId,
    title: project.title,
    asOf: now.toISOString(),
    headline: { ...counts, completionRate, medianSeconds },
    trend: trendOf(respondents, until) ?? null,
    quotas: project.quotas.map(({ id, name, cap }) => ({ id, name, cap, filled: filled?.get(id) ?? 0 })),
    ...cardsOf(source, counts.completed, project),
  };
}
