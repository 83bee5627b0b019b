import type { FastifyReply, FastifyRequest } from 'fastify';
import { data as routeError } from 'react-router';
import { changedPlaces } from '#domain/places/place-names.ts';
import { localeOfPath } from '#domain/text/locale.ts';
import { accessTokenOf } from '#features/identity/public.ts';
import type { Data, Endpoint } from '#kit/contract/endpoint.ts';
import type { ErrorBody } from '#kit/contract/envelope.ts';
import { AppError } from '#kit/contract/errors.ts';
import { arrivalOf } from '#kit/server/api/arrival.ts';
import { asAppError } from '#kit/server/api/as-app-error.ts';
import { createContext } from '#kit/server/api/create-context.ts';
import { errorBody } from '#kit/server/api/error-body.ts';
import { refuseHostile } from '#kit/server/api/hostile-input.ts';
import { invoke, type RawInput } from '#kit/server/api/invoke.ts';
import type { ApiOptions } from '#kit/server/api/register-api.ts';
import { pathPattern } from '#kit/server/scrub.ts';
import type { Attempt, Host } from '#kit/web/page/host.ts';

/** Gives pages their host: calls run in this process, through the route that serves them over HTTP. */
export function createHostMaker(options: ApiOptions, nonceOf: (reply: FastifyReply) => string) {
  // By name: pages are bundled apart from the server and hold copies of the endpoint values.
  const routes = new Map(options.routes.map((route) => [route.endpoint.name, route]));

  return async function makeHost(request: FastifyRequest, reply: FastifyReply): Promise<Host> {
    const locale = localeOfPath(pagePath(request));
    const context = await createContext(request, reply, options, { locale, renew: true });

    async function attempt<E extends Endpoint>(endpoint: E, input: RawInput = {}): Promise<Attempt<Data<E>>> {
      try {
        const route = routes.get(endpoint.name);
        if (!route) throw new Error(`no route serves ${endpoint.name}`);
        refuseHostileInput(input);
        // What a form brings arrives when all of it does, which its host is made before.
        const now = arrivalOf(request, options.clock);
        return { ok: true, data: (await invoke(route, { ...context, now }, input)) as Data<E> };
      } catch (thrown) {
        const error = asAppError(thrown);
        if (error.status >= 500) request.log.error({ err: thrown, place: endpoint.name }, 'call of a page failed');
        if (error.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterSeconds));
        return { ok: false, status: error.status, failure: errorBody(error, locale, options.translate).data };
      }
    }

    return {
      nonce: nonceOf(reply),
      locale,
      publicUrl: options.publicUrl,
      actor: context.actor,
      accessToken: context.actor && accessTokenOf(context.cookies),
      cookies: context.cookies,
      changedPlaces: changedPlaces(),
      logError(error) {
        request.log.error({ err: error, place: pathPattern(pagePath(request)) }, 'page failed');
      },
      attempt: (endpoint, ...[input]) => attempt(endpoint, input),
      async call(endpoint, ...[input]) {
        const result = await attempt(endpoint, input);
        if (result.ok) return result.data;
        throw routeError<ErrorBody['data']>(result.failure, { status: result.status });
      },
    };
  };
}

/** The page's own path, also when the framework asks for its data alone (`/bn/login.data`). */
function pagePath(request: FastifyRequest): string {
  return request.url.replace(/\?.*$/, '').replace(/(\/_)?\.data$/, '');
}

/** What a page's address names cannot be there when it could not even be stored. */
function refuseHostileInput({ params, query, body }: RawInput): void {
  refuseHostile(query, 'query');
  refuseHostile(body);
  try {
    refuseHostile(params);
  } catch {
    throw new AppError('not_found');
  }
}
