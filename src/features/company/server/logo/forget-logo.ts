import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/server/jobs/job.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { companies } from '../tables.ts';
import { storedLogoName } from './logo-name.ts';

/** Deletes the bytes of a logo, unless a company has it. */
export const forgetLogo = (storage: Storage) =>
  defineJob({
    name: 'forget-logo',
    schema: z.object({ key: z.string() }),
    async run({ db }, { key }) {
      const [shown] = await db.select({ id: companies.id }).from(companies).where(eq(companies.logo, key));
      if (!shown) await storage.delete(storedLogoName(key));
    },
  });
