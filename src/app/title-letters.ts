import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LETTER_SCRIPTS, lettersOf, MOST_LETTERS } from '#features/taking-part/letters.ts';
import { getLettersFace } from '#features/taking-part/public.ts';
import { AppError } from '#kit/contract/errors.ts';
import { plainIp } from '#kit/server/api/plain-ip.ts';
import type { Clock } from '#kit/server/clock.ts';
import { answerFailure } from './pages/answer-failure.ts';

const named = z
  .object({ script: z.enum(LETTER_SCRIPTS), of: z.string().min(1).max(2_000) })
  .transform(({ script, of }) => ({ script, of, letters: lettersOf(of, script) }))
  // One address for the same letters: each once and in order.
  .refine(({ of, letters }) => letters.length <= MOST_LETTERS && letters.join(' ') === of);

/** The display face as pages of taking part have it: the letters of a title, and no others (decision 28). */
export async function registerTitleLetters(app: FastifyInstance, { clock }: { clock: Clock }) {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerFailure);
    scope.get('/survey/letters/:script', async (request, reply) => {
      const { success, data } = named.safeParse({ ...Object(request.params), ...Object(request.query) });
      if (!success) throw new AppError('not_found');
      const face = await getLettersFace(data.script, data.letters, { ip: plainIp(request.ip), now: clock() });
      reply.headers({ 'cache-control': 'public, max-age=2592000, immutable' });
      return reply.type('font/woff2').send(face);
    });
  });
}
