import { desc, eq } from 'drizzle-orm';
import { lastDhakaDays } from '#domain/text/dhaka-time.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Db } from '#kit/server/database/db.ts';
import { inSnapshot } from '#kit/server/database/in-snapshot.ts';
import type { Dashboard, NextStep } from '../../contract/dashboard.ts';
import { countProjects } from '../list/count-projects.ts';
import type { ResponseCount } from '../response-count.ts';
import { projects } from '../tables.ts';
import { ownedOrShared } from '../visible-projects.ts';
import type { FindLastResponses } from './last-responses.ts';
import { findNextSteps } from './next-steps.ts';
import type { CountResponsesByDay } from './responses-by-day.ts';

const DAYS = 30;
const WEEK = 7;
const NEWEST = 5;

interface Asked {
  responseCount: ResponseCount;
  responsesByDay: CountResponsesByDay;
  lastResponses: FindLastResponses;
}

/** How the projects stand that somebody works with. Seven statements at most, however many projects and responses. */
export async function getDashboard(
  db: Db,
  actor: Actor,
  now: Date,
  { responseCount, responsesByDay, lastResponses }: Asked,
): Promise<Dashboard> {
  return await inSnapshot(db, async (tx) => {
    const counts = await countProjects(tx, now, responseCount, ownedOrShared(actor));
    const projectIds = tx.select({ id: projects.id }).from(projects).where(ownedOrShared(actor)).getSQL();
    const days = lastDhakaDays(DAYS, now);
    const recent = await responsesByDay(tx, { projectIds, days });
    const steps = await findNextSteps(tx, actor, now, responseCount);
    const answered = await mostAnswered(tx, recent, days.slice(-WEEK));
    const newest = await tx
      .select({ projectId: projects.id })
      .from(projects)
      .where(ownedOrShared(actor))
      .orderBy(desc(projects.createdAt), desc(projects.id))
      .limit(NEWEST);
    const last = await lastResponses(
      tx,
      newest.map(({ projectId }) => projectId),
    );
    return {
      ...counts,
      days: days.map((day) => ({ day, responses: onDay(recent, day) })),
      newest: newest.map(({ projectId }) => {
        const own = recent.filter((each) => each.projectId === projectId);
        const lastResponse = last.find((each) => each.projectId === projectId);
        return {
          projectId,
          responses: days.map((day) => onDay(own, day)),
          lastResponseAt: lastResponse?.at.toISOString() ?? null,
        };
      }),
      nextSteps: [...steps, ...answered],
    };
  });
}

type Recent = Awaited<ReturnType<CountResponsesByDay>>;

function onDay(recent: Recent, wanted: string): number {
  return recent.reduce((sum, { day, responses }) => (day === wanted ? sum + responses : sum), 0);
}

/** The project with the most responses of the last week: there is something to read. */
async function mostAnswered(db: Db, recent: Recent, week: readonly string[]): Promise<NextStep[]> {
  const byProject = new Map<string, number>();
  for (const { projectId, day, responses } of recent) {
    if (week.includes(day)) byProject.set(projectId, (byProject.get(projectId) ?? 0) + responses);
  }
  const [most] = [...byProject].sort(([, a], [, b]) => b - a);
  if (!most) return [];
  const [projectId, responses] = most;
  const [project] = await db
    .select({ projectKind: projects.kind, projectMode: projects.mode, title: projects.title })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) return [];
  const facts = { ...project, responses, responseLimit: null, endsAt: null };
  return [{ kind: 'read', projectId, ...facts }];
}
