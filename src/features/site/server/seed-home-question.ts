import { createProject, publishProject } from '#features/projects/public.ts';
import { completedCount, markAgainLater } from '#features/responses/public.ts';
import type { Actor } from '#kit/contract/actor.ts';
import { PERMISSION_NAMES } from '#kit/contract/permissions.ts';
import type { Db } from '#kit/server/database/db.ts';
import { BASELINE_HOME_QUESTION } from './baseline/home-question.ts';
import { settings } from './tables.ts';

/** Gives the home page a question: a survey like any other, which belongs to the site's administrator. */
export async function seedHomeQuestion(db: Db, administrator: Pick<Actor, 'id'>, now: Date): Promise<void> {
  const { project, title, options } = BASELINE_HOME_QUESTION;
  const owner: Actor = { ...administrator, role: 'admin', permissions: PERMISSION_NAMES, scope: [], sessionId: '' };
  const question = {
    id: 'way',
    kind: 'single_choice' as const,
    title,
    help: {},
    required: true,
    options: options.map((label, index) => ({ id: `o${index + 1}`, label })),
  };
  await db.transaction(async (tx) => {
    const begun = {
      kind: 'survey' as const,
      title: project,
      languages: ['en' as const, 'bn' as const],
      settings: { onePer: 'device' as const },
      questionnaire: { sections: [{ id: 's1', title: {}, intro: {}, questions: [question] }] },
    };
    const { _id: homeProjectId } = await createProject(tx, owner, begun, now);
    await publishProject(tx, owner, homeProjectId, now, { responseCount: completedCount, markAgain: markAgainLater });
    await tx.update(settings).set({ homeProjectId, updatedAt: now });
  });
}
