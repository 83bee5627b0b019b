import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files named by their content never change; those from `public/` keep their name and are looked at again hourly. */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
    decorateReply: false,
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
