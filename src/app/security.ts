import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const nonces = new WeakMap<object, string>();

/** The script nonce of one reply. */
export function nonceOf(reply: Pick<FastifyReply, 'raw'>): string {
  return nonceOfRaw(reply.raw);
}

function nonceOfRaw(raw: object): string {
  const known = nonces.get(raw);
  if (known) return known;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(raw, nonce);
  return nonce;
}

/** A year. Without the hosts below ours: they are somebody else's, who may have no https. */
const STAY_ON_HTTPS_SECONDS = 31_536_000;

/**
 * Pages that owners may put into pages of their own. In another site's frame nobody is signed in, for browsers send no
 * cookie of ours there, so there is nothing to be led into pressing. A preview is the owner's alone.
 */
const TAKING_PART = /^(?:\/bn)?\/(?:survey\/(?!preview\/)|s\/)/i;

/** Security headers of every page. Development has no content policy: hot reload injects scripts of its own. */
export async function registerSecurity(app: FastifyInstance, options: { dev: boolean; https: boolean }): Promise<void> {
  await app.register(helmet, {
    global: true,
    // With `no-referrer`, browsers send `Origin: null` and forms posted without script would be refused.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // What may stand in a frame the content policy says, by page.
    xFrameOptions: false,
    strictTransportSecurity: options.https && { maxAge: STAY_ON_HTTPS_SECONDS, includeSubDomains: false },
    contentSecurityPolicy: options.dev
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: [(request) => (TAKING_PART.test(request.url ?? '') ? '*' : "'self'")],
            objectSrc: ["'none'"],
            scriptSrc: ["'self'", (_request, response) => `'nonce-${nonceOfRaw(response)}'`],
            styleSrc: ["'self'", "'unsafe-inline'"],
            fontSrc: ["'self'"],
            imgSrc: ["'self'", 'data:', 'blob:'],
            connectSrc: ["'self'"],
          },
        },
  });
}

/**
 * Security headers of calls, for the scope they are mounted in: data that no page shows as it is. They never change,
 * and working out a page's for each call would take a twentieth of a busy process.
 */
export function registerCallSecurity(scope: FastifyInstance, options: { https: boolean }): void {
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(options.https && { 'strict-transport-security': `max-age=${STAY_ON_HTTPS_SECONDS}` }),
  };
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
