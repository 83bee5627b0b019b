import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { mayTakeLong } from '#kit/server/api/slow-bodies.ts';
import type { Host } from '#kit/web/page/host.ts';
import { installation } from '../installation.ts';
import { answerFailure } from './answer-failure.ts';
import { serveBuiltFiles } from './built-files.ts';
import type { FormFilesFinder } from './form-files.ts';
import { isMultipart, readMultipart } from './multipart.ts';
import { refusalOfPost } from './page-post.ts';
import { sendWebResponse } from './send-web-response.ts';
import { serveViteInDevelopment } from './vite-in-development.ts';
import { toWebRequest } from './web-request.ts';

const BODY_LIMIT = 1024 * 1024;

interface WebBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: ServerBuild['entry']['module'] & { makeLoadContext(host: Host): RouterContextProvider };
  };
}

interface PageOptions {
  dev: boolean;
  /** Asked once a page request, after Fastify's own hooks. */
  makeHost(request: FastifyRequest, reply: FastifyReply): Host | Promise<Host>;
  findFormFiles: FormFilesFinder;
}

/** Every page of the product, and the files they load. Register it last: it takes all paths that are left. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  async function readForm(request: FastifyRequest, { actor }: Host): Promise<URLSearchParams | null> {
    const files = await options.findFormFiles(request, actor !== undefined);
    if (files) mayTakeLong(request);
    return await readMultipart(request, files);
  }

  const answer = options.dev ? await answerFromSource(app) : await answerFromBuild(app);

  await app.register(async (web) => {
    web.setErrorHandler(answerFailure);
    web.removeAllContentTypeParsers();
    web.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    // Read and bounded where it is known who sends: files are stored as they come.
    web.addContentTypeParser('multipart/form-data', { bodyLimit: Number.MAX_SAFE_INTEGER }, (_request, body, done) =>
      done(null, body),
    );

    web.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      async handler(request, reply) {
        const refused = request.method === 'POST' ? refusalOfPost(request) : undefined;
        if (refused !== undefined) return refuse(reply, refused);
        const host = await options.makeHost(request, reply);
        const form = isMultipart(request) ? await readForm(request, host) : undefined;
        const webRequest = form === null ? null : toWebRequest(request, reply, form);
        if (!webRequest) return refuse(reply, 400);
        // Never kept for somebody else; what a signed-in person saw, not even for the Back button after signing out.
        reply.header('cache-control', host.actor ? 'no-store' : 'private, no-cache');
        return sendWebResponse(reply, await answer(webRequest, host));
      },
    });
    web.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: (_request, reply) => reply.code(405).header('allow', 'GET, HEAD, POST').send(),
    });
  });
}

type Answer = (request: Request, host: Host) => Promise<Response>;

/** Given the build itself, the router settles once which routes there are; given a function, at every request. */
async function answerFromBuild(app: FastifyInstance): Promise<Answer> {
  await serveBuiltFiles(app, fileURLToPath(new URL('build/client', installation)));
  const build: WebBuild = await import(new URL('build/server/index.js', installation).href);
  const render = createRequestHandler(build, 'production');
  return (request, host) => render(request, build.entry.module.makeLoadContext(host));
}

async function answerFromSource(app: FastifyInstance): Promise<Answer> {
  const loadBuild = await serveViteInDevelopment(app, fileURLToPath(installation));
  const getBuild = loadBuild as () => Promise<WebBuild>;
  const render = createRequestHandler(getBuild, 'development');
  return async (request, host) => render(request, (await getBuild()).entry.module.makeLoadContext(host));
}

const REFUSALS = { 400: 'Bad request', 403: 'Another site sent this', 415: 'Not a form' } as const;

function refuse(reply: FastifyReply, status: keyof typeof REFUSALS): FastifyReply {
  return reply.code(status).type('text/plain').send(REFUSALS[status]);
}
