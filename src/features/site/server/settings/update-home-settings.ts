import { and, eq } from 'drizzle-orm';
import type { Localized } from '#domain/text/localized.ts';
import { projects } from '#features/projects/server/tables.ts';
import type { Actor } from '#kit/contract/actor.ts';
import type { Data, Received } from '#kit/contract/endpoint.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { updateHomeSettings as endpoint } from '../../contract/site-settings.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { mayBeAskedAtHome, readHomeProjects } from './home-projects.ts';
import { updateSettings } from './update-settings.ts';

/** Replaces what the home page asks, and from when on it tells figures. */
export async function updateHomeSettings(
  db: Db,
  actor: Actor,
  { revision, homeProject, liveNumbersFrom }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<Data<typeof endpoint>> {
  if (homeProject) await requireQuestion(db, homeProject, now);
  await updateSettings(
    db,
    actor,
    {
      section: 'home',
      revision,
      change: () => ({ homeProjectId: homeProject, liveNumbersFrom }),
      tell: async (tx, row) => ({
        homeProject: await titleOf(tx, row.homeProjectId),
        liveNumbersFrom: row.liveNumbersFrom,
      }),
    },
    now,
  );
  return (await getSiteSettings(db)).home;
}

/** One that stands there already may stay, though it was closed since: nothing is asked of it until it opens again. */
async function requireQuestion(db: Db, id: string, now: Date): Promise<void> {
  const standing = (await getSiteSettings(db)).home.project?._id === id;
  if (standing) return;
  const [project] = await readHomeProjects(db, and(mayBeAskedAtHome(now), eq(projects.id, id)), 1);
  if (!project?.question) throw invalidField('homeProject', 'noHomeQuestion');
}

async function titleOf(tx: Db, id: string | null): Promise<Localized | null> {
  if (!id) return null;
  const [project] = await tx.select({ title: projects.title }).from(projects).where(eq(projects.id, id));
  return project?.title ?? null;
}
