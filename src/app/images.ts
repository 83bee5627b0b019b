import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { IMAGE_QUALITIES, IMAGE_SIDES, IMAGES_AT } from '#domain/questionnaire/images/image-address.ts';
import { imageKey } from '#domain/questionnaire/images/image-schema.ts';
import { getImage, type ImageKeeping, nameOfSize } from '#features/projects/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import { plainIp } from '#kit/server/api/plain-ip.ts';
import type { Clock } from '#kit/server/clock.ts';
import type { Db } from '#kit/server/database/db.ts';
import { answerFailure } from './pages/answer-failure.ts';

const side = z.coerce.number().pipe(z.literal(IMAGE_SIDES)).optional();
const size = z.strictObject({ w: side, h: side, q: z.coerce.number().pipe(z.literal(IMAGE_QUALITIES)).default(80) });

/** An address shows the same for good. */
const CACHED = 'public, max-age=31536000, immutable';

interface Parts extends ImageKeeping {
  db: Db;
  clock: Clock;
}

/** The images of questionnaires, beside the calls: a page shows them, with script or without. */
export async function registerImages(app: FastifyInstance, { db, clock, storage }: Parts): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerFailure);
    scope.get(`${IMAGES_AT}/:key`, async (request, reply) => {
      const { key } = request.params as Record<string, unknown>;
      const named = imageKey.safeParse(key);
      if (!named.success) throw new AppError('not_found');
      const asked = size.safeParse(request.query);
      if (!asked.success) throw new AppError('invalid');
      const wanted = { ...asked.data, key: named.data };
      const etag = `"${nameOfSize(wanted)}"`;
      const isKnown = request.headers['if-none-match']?.includes(etag);
      const webp = isKnown ? undefined : await getImage(db, storage, wanted, { ip: plainIp(request.ip), now: clock() });
      reply.headers({ etag, 'cache-control': CACHED, 'content-security-policy': "default-src 'none'" });
      return webp ? reply.type('image/webp').send(webp) : reply.code(304).send();
    });
  });
}
