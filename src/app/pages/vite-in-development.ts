import type { FastifyInstance } from 'fastify';

/** Vite inside this server: modules transformed on request, hot reload over the same port. */
export async function serveViteInDevelopment(app: FastifyInstance, root: string): Promise<() => Promise<unknown>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: 'custom',
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done();
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  app.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build');
}
