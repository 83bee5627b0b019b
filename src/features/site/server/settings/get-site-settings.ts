import { eq } from 'drizzle-orm';
import { projects } from '#features/projects/server/tables.ts';
import type { Data } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { readLook } from '#kit/server/look/look.ts';
import type { getSiteSettings as endpoint } from '../../contract/site-settings.ts';
import { settings } from '../tables.ts';
import { readHomeProjects } from './home-projects.ts';
import { socialOf } from './social-links.ts';

/** The settings as they are edited, section by section. */
export async function getSiteSettings(db: Db): Promise<Data<typeof endpoint>> {
  const [row] = await db.select().from(settings);
  if (!row) throw new AppError('not_found');
  const { public: shown, revisions, homeProjectId, liveNumbersFrom, adminsNeedSecondStep } = row;
  const [project = null] = homeProjectId ? await readHomeProjects(db, eq(projects.id, homeProjectId), 1) : [];
  return {
    contact: {
      phone: shown.contact_phone,
      email: shown.contact_email,
      address: shown.contact_address,
      revision: revisions.contact,
    },
    social: { ...socialOf(shown.social_links), revision: revisions.social },
    home: { project, liveNumbersFrom, revision: revisions.home },
    security: { adminsNeedSecondStep, revision: revisions.security },
    look: await readLook(db),
  };
}
