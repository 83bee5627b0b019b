import { createAdministrator } from '#features/identity/public.ts';
import { seedTemplates } from '#features/library/public.ts';
import { seedHomeQuestion, seedSite } from '#features/site/public.ts';
import type { Db } from '#kit/server/database/db.ts';

/** What an empty database is given: content to show, templates to start from, and somebody who may administer. */
export async function prepareFirstStart(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (await seedSite(tx, now)) await seedTemplates(tx, now);
  });
  const administrator = await createAdministrator(db, now, printAdministrator);
  if (administrator) await seedHomeQuestion(db, administrator, now);
}

function printAdministrator({ identifier, password }: { identifier: string; password: string }): void {
  console.info(
    [
      '',
      'This is the first start. An administrator was made:',
      `  sign in at   /admin-login`,
      `  user         ${identifier}`,
      `  password     ${password}   (shown only now; change it after signing in)`,
      '',
    ].join('\n'),
  );
}
