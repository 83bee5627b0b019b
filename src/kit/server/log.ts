import { type DestinationStream, type Logger, pino } from 'pino';
import { hidePeople } from './scrub.ts';

export type { Logger } from 'pino';

/** Lines leave together: one write for each request would take a twentieth of a busy process. */
const GATHERED_BYTES = 8_192;
const FLUSHED_MS = 250;

interface LogOptions {
  destination?: DestinationStream;
  /** Told of every line that says what went wrong. */
  onError?: (line: string) => void;
  /** What each line says as well. */
  also?: (() => object) | undefined;
}

/** As the level, which comes first, begins a line. */
const ERROR_LINES = ['{"level":"error"', '{"level":"fatal"'];

/** The process's log: one JSON object a line, and no line names a person. */
export function createLogger(level: string, { destination, onError, also }: LogOptions = {}): Logger {
  function leave(line: string): string {
    const safe = hidePeople(line);
    if (ERROR_LINES.some((beginning) => safe.startsWith(beginning))) onError?.(safe);
    return safe;
  }
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { req: describeRequest, res: describeReply, err: describeError },
      redact: {
        paths: ['authorization', 'cookie', 'password', 'email', 'phone', 'token'].flatMap((key) => [key, `*.${key}`]),
        censor: '[hidden]',
      },
      hooks: { streamWrite: leave },
      ...(also && { mixin: also }),
    },
    destination ?? pino.destination({ sync: false, minLength: GATHERED_BYTES, periodicFlush: FLUSHED_MS }),
  );
}

interface LoggedRequest {
  id?: string;
  method?: string;
  routeOptions?: { url?: string | undefined };
}

/** The route's pattern, not its address: addresses hold respondents' refs, and queries hold anything. */
function describeRequest(request: LoggedRequest) {
  return { id: request.id, method: request.method, route: request.routeOptions?.url ?? 'no route' };
}

function describeReply(reply: { statusCode?: number }) {
  return { statusCode: reply.statusCode };
}

interface LoggedError {
  type: string;
  message: string;
  code: unknown;
  constraint: unknown;
  stack: string | undefined;
  cause: LoggedError | undefined;
}

/** A failed query's message ends in its parameters and PostgreSQL's detail quotes the row: both stay out. */
function describeError(error: unknown): LoggedError {
  if (!isLikeError(error)) return describeError(new Error(String(error)));
  const details = error as Error & { code?: unknown; constraint?: unknown };
  return {
    type: error.name ?? 'Error',
    message: error.message.split('\nparams:')[0] ?? '',
    code: details.code,
    constraint: details.constraint,
    stack: error.stack?.slice(error.stack.indexOf('\n    at ') + 1),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/** The job queue reports errors as plain objects. */
function isLikeError(error: unknown): error is Error {
  return error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error);
}
