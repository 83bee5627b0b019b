import type { FastifyReply, FastifyRequest } from 'fastify';
import { findable } from './findable.ts';

/**
 * The same request as the web platform writes it, or null when its address is not one. Its form may have been read
 * already.
 */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, form?: URLSearchParams): Request | null {
  // HTTP/1.0 needs no host.
  const host = request.host || 'localhost';
  const address = `${request.protocol}://${host}${findable(request.originalUrl)}`;
  // Anything but a host there, `user@host` or `host/path`, would be read as another part of the address.
  if (/[/\\?#@\s]/.test(host) || !URL.canParse(address)) return null;
  return new Request(address, {
    method: request.method,
    headers: headersOf(request, form),
    signal: signalOf(reply),
    body: form?.toString() ?? (Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined),
  });
}

function headersOf(request: FastifyRequest, form: URLSearchParams | undefined): Headers {
  const headers = new Headers();
  const raw = request.raw.rawHeaders;
  for (let i = 0; i + 1 < raw.length; i += 2) headers.append(String(raw[i]), String(raw[i + 1]));
  if (form) headers.set('content-type', 'application/x-www-form-urlencoded');
  if (form) headers.delete('content-length');
  return headers;
}

/** Aborted when the person leaves before the reply is written. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
