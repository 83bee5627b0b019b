// What goes to a collector of OpenTelemetry. Loaded only where one is configured: no other start pays for it.
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { sqlState } from '../database/database-errors.ts';
import type { Follow, Followed } from './follow.ts';
import { samplerOf } from './samplers.ts';
import type { Sampling } from './sampling.ts';

export interface Tracing {
  /** Begins the span of a request; a `traceparent` among its headers says which trace it belongs to. */
  begin(request: TracedRequest): RequestSpan;
  follow: Follow;
  /** The trace that belongs to what runs now, for the lines of the log. */
  current(): { trace?: string };
  /** Sends what is left, for a moment. */
  stop(): Promise<void>;
}

export interface TracedRequest {
  id: string;
  method: string;
  route: string;
  headers: IncomingHttpHeaders;
}

export interface RequestSpan {
  /** Runs what belongs to it. */
  within(run: () => void): void;
  end(status: number): void;
}

/** Where nobody takes them, what is left is not worth a longer wait. */
const STOP_WITHIN_MS = 2_000;

const KINDS: Record<Followed['kind'], SpanKind> = {
  query: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
};

/** Nothing is registered for the whole process: a trace is what this one tells of. */
export function createTracing(exporter: SpanExporter, sampling: Sampling, release: string): Tracing {
  const contexts = new AsyncLocalStorageContextManager();
  const propagator = new W3CTraceContextPropagator();
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'jorip', 'service.version': release }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    sampler: samplerOf(sampling),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('jorip');

  function begin({ id, method, route, headers }: TracedRequest): RequestSpan {
    const context = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const attributes = { 'http.request.method': method, 'http.route': route, 'jorip.request_id': id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, context);
    const inside = trace.setSpan(context, span);
    return {
      within: (run) => contexts.with(inside, run),
      end(status) {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  const follow: Follow = async ({ name, kind, attributes }, run) => {
    const around: Context = contexts.active();
    // The queue looks for jobs every second, which is nobody's.
    if (kind === 'query' && !trace.getSpan(around)) return await run();
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, around);
    try {
      return await contexts.with(trace.setSpan(around, span), run);
    } catch (error) {
      tellFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    begin,
    follow,
    current() {
      const span = trace.getSpan(contexts.active());
      return span ? { trace: span.spanContext().traceId } : {};
    },
    stop: () => Promise.race([provider.shutdown().catch(() => {}), delay(STOP_WITHIN_MS, undefined, { ref: false })]),
  };
}

/** Its kind alone: what an error says may quote what somebody wrote. */
function tellFailure(span: Span, error: unknown): void {
  const kind = sqlState(error) ?? (error instanceof Error ? error.name : 'Error');
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}
