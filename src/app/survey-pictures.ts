import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LOCALES } from '#domain/text/locale.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { getSurveyPicture } from '#features/taking-part/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import { plainIp } from '#kit/server/api/plain-ip.ts';
import type { Clock } from '#kit/server/clock.ts';
import type { Db } from '#kit/server/database/db.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { answerFailure } from './pages/answer-failure.ts';

interface Parts {
  db: Db;
  clock: Clock;
  storage: Storage;
}

const named = z.object({ id: z.uuid(), locale: z.enum(LOCALES) });

/** An address that names the very picture may be kept for ever; any other is asked again, and mostly told so. */
const CACHED = { named: 'public, max-age=31536000, immutable', latest: 'public, no-cache' };

/**
 * The pictures that messengers show in place of a link. Beside the calls and not among them: whoever reads `robots.txt`
 * stays away from those.
 */
export async function registerSurveyPictures(app: FastifyInstance, { db, clock, storage }: Parts) {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerFailure);
    scope.get(takingPartPaths.picture(':id', ':locale'), async (request, reply) => {
      const { success, data } = named.safeParse(request.params);
      if (!success) throw new AppError('not_found');
      const { version, type, bytes: make } = await getSurveyPicture(db, storage, data.id, data.locale);
      const etag = `"${version}"`;
      const { v } = request.query as Record<string, unknown>;
      const known = request.headers['if-none-match']?.includes(etag);
      const bytes = known ? undefined : await make({ ip: plainIp(request.ip), now: clock() });
      reply.headers({
        etag,
        'cache-control': v === version ? CACHED.named : CACHED.latest,
        // Messengers on the web show it from here.
        'cross-origin-resource-policy': 'cross-origin',
      });
      return bytes ? reply.type(type).send(bytes) : reply.code(304).send();
    });
  });
}
