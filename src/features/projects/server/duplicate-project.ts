import { eq } from 'drizzle-orm';
import type { Localized } from '#domain/text/localized.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { LONGEST } from '../contract/settings.ts';
import { requireCompany } from './company/require-company.ts';
import { insertDraft } from './insert-draft.ts';
import { settingsOf } from './settings/settings.ts';
import { projects, questionnaires } from './tables.ts';
import { requireManaged } from './visible-projects.ts';

const COPY = { en: ' (copy)', bn: ' (অনুলিপি)' } as const;
/** Leaves room for the words above within the longest title. */
const LONGEST_COPIED = LONGEST.line - 20;

/** A new draft of the caller's with the settings and the draft content of a project; responses stay behind. */
export async function duplicateProject(db: Db, actor: Actor, projectId: string, now: Date): Promise<{ _id: string }> {
  await requireManaged(db, actor, projectId);
  return await db.transaction(async (tx) => {
    const [source] = await tx
      .select({ project: projects, content: questionnaires.content })
      .from(projects)
      .innerJoin(questionnaires, eq(questionnaires.projectId, projects.id))
      .where(eq(projects.id, projectId));
    if (!source) throw new AppError('not_found');
    const { kind, mode, passwordHash } = source.project;
    const before = settingsOf(source.project);
    const company = await companyFor(tx, actor, before.company);
    const settings = { ...before, title: copyTitle(before.title), company };
    return await insertDraft(tx, actor, { kind, mode, settings, passwordHash, content: source.content }, now);
  });
}

/** The copy is under the same company where the caller may publish under it, else under none. */
async function companyFor(tx: Db, actor: Actor, company: string | null): Promise<string | null> {
  try {
    await requireCompany(tx, [actor.id], company, 'company');
    return company;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function copyTitle({ en, bn }: Localized): Localized {
  return {
    ...(en === undefined ? {} : { en: shorten(en) + COPY.en }),
    ...(bn === undefined ? {} : { bn: shorten(bn) + COPY.bn }),
  };
}

function shorten(title: string): string {
  return title.slice(0, LONGEST_COPIED).toWellFormed().trimEnd();
}
