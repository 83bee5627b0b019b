import { and, eq } from 'drizzle-orm';
import type { Localized } from '#domain/text/localized.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';
import { LONGEST } from '../contract/settings.ts';
import { insertDraft } from './insert-draft.ts';
import { settingsOf } from './settings/settings.ts';
import { projects, questionnaires } from './tables.ts';
import { requireManaged } from './visible-projects.ts';

const COPY = { en: ' (copy)', bn: ' (অনুলিপি)' } as const;
/** Leaves room for the words above within the longest title. */
const LONGEST_COPIED = LONGEST.line - 20;

/** A new draft with the settings and the draft content of another project of the same owner; responses stay behind. */
export async function duplicateProject(db: Db, actor: Actor, projectId: string, now: Date): Promise<{ _id: string }> {
  await requireManaged(db, actor, projectId);
  return await db.transaction(async (tx) => {
    const [source] = await tx
      .select({ project: projects, content: questionnaires.content })
      .from(projects)
      .innerJoin(questionnaires, eq(questionnaires.projectId, projects.id))
      .where(and(eq(projects.id, projectId), eq(projects.ownerId, actor.id)));
    if (!source) throw new AppError('not_found');
    const { kind, passwordHash } = source.project;
    const before = settingsOf(source.project);
    const settings = { ...before, title: copyTitle(before.title) };
    return await insertDraft(tx, actor, { kind, settings, passwordHash, content: source.content }, now);
  });
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
