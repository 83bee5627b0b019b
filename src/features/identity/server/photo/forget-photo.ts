import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/server/jobs/job.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { users } from '../tables.ts';
import { storedPhotoName } from './photo-name.ts';

/** Deletes the bytes of a photo, unless it is somebody's. */
export const forgetPhoto = (storage: Storage) =>
  defineJob({
    name: 'forget-photo',
    schema: z.object({ key: z.string() }),
    async run({ db }, { key }) {
      const [shown] = await db.select({ id: users.id }).from(users).where(eq(users.image, key));
      if (!shown) await storage.delete(storedPhotoName(key));
    },
  });
