import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LOGOS_AT, PHOTO_QUALITY, PHOTO_SIDES, PHOTOS_AT } from '#domain/photos/photo-address.ts';
import { IMAGE_QUALITIES, IMAGE_SIDES, IMAGES_AT, LARGEST_PNG } from '#domain/questionnaire/images/image-address.ts';
import { imageKey } from '#domain/questionnaire/images/image-schema.ts';
import { getLogo } from '#features/company/public.ts';
import { getPhoto } from '#features/identity/public.ts';
import { getImage } from '#features/projects/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import { plainIp } from '#kit/server/api/plain-ip.ts';
import type { Clock } from '#kit/server/clock.ts';
import type { Db } from '#kit/server/database/db.ts';
import { type GetImage, nameOfSize, type WantedImage } from '#kit/server/images/sized-images.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { answerFailure } from './pages/answer-failure.ts';

/** An address shows the same for good. */
const CACHED = 'public, max-age=31536000, immutable';

interface Shown {
  at: string;
  get: GetImage;
  size: z.ZodType<Omit<WantedImage, 'key'>>;
}

/** Images that pages show, with script or without, each kind below an address and in sizes of its own. */
const SHOWN: readonly Shown[] = [
  { at: IMAGES_AT, get: getImage, size: sizeOf(IMAGE_SIDES, IMAGE_QUALITIES) },
  { at: PHOTOS_AT, get: getPhoto, size: sizeOf(PHOTO_SIDES, [PHOTO_QUALITY]) },
  { at: LOGOS_AT, get: getLogo, size: sizeOf(PHOTO_SIDES, [PHOTO_QUALITY]) },
];

function sizeOf(sides: readonly number[], qualities: readonly number[]) {
  const side = z.coerce.number().pipe(z.literal(sides)).optional();
  return z
    .strictObject({
      ...{ w: side, h: side },
      q: z.coerce.number().pipe(z.literal(qualities)).default(80),
      f: z.literal('png').optional(),
    })
    .refine(({ w, h, f }) => !f || Math.max(w ?? 0, h ?? 0) <= LARGEST_PNG)
    .refine(({ w, h, f }) => !f || w || h);
}

interface Parts {
  db: Db;
  clock: Clock;
  storage: Storage;
}

/** Images beside the calls. */
export async function registerImages(app: FastifyInstance, { db, clock, storage }: Parts): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerFailure);
    for (const { at, get, size } of SHOWN) {
      scope.get(`${at}/:key`, async (request, reply) => {
        const { key } = request.params as Record<string, unknown>;
        const named = imageKey.safeParse(key);
        if (!named.success) throw new AppError('not_found');
        const asked = size.safeParse(request.query);
        if (!asked.success) throw new AppError('invalid');
        const wanted = { ...asked.data, key: named.data };
        const etag = `"${nameOfSize(wanted)}"`;
        const isKnown = request.headers['if-none-match']?.includes(etag);
        const bytes = isKnown ? undefined : await get(db, storage, wanted, { ip: plainIp(request.ip), now: clock() });
        reply.headers({ etag, 'cache-control': CACHED, 'content-security-policy': "default-src 'none'" });
        // Mail programs in a browser, and our own preview of an email, show it from another origin.
        if (wanted.f) reply.header('cross-origin-resource-policy', 'cross-origin');
        return bytes ? reply.type(`image/${wanted.f ?? 'webp'}`).send(bytes) : reply.code(304).send();
      });
    }
  });
}
