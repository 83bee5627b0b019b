import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files named by their content never change; those from `public/` keep their name and are looked at again hourly. */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: assets,
      // Its own route reads the whole folder again for each request, and a page asks for a hundred.
      serve: false,
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
    });
    const known = new Set(readdirSync(assets));
    scope.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
      const name = request.params['*'];
      return known.has(name) ? reply.sendFile(name) : reply.callNotFound();
    });
  });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    maxAge: '1h',
    index: false,
    preCompressed: true,
    decorateReply: false,
    // Mail programs in a browser, and our own preview of an email, show its picture from another origin.
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
}
