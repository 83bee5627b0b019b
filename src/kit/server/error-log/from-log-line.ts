import { z } from 'zod';
import { ERROR_SOURCES } from '#kit/contract/error-source.ts';
import { scrub } from '../scrub.ts';
import type { Occurrence } from './occurrence.ts';

interface LoggedError {
  type?: string | undefined;
  message?: string | undefined;
  code?: string | number | undefined;
  stack?: string | undefined;
  cause?: LoggedError | undefined;
}

const loggedError: z.ZodType<LoggedError> = z.object({
  type: z.string().optional(),
  message: z.string().optional(),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  stack: z.string().optional(),
  get cause() {
    return loggedError.optional();
  },
});

const line = z.object({
  time: z.coerce.date(),
  msg: z.string().default(''),
  err: loggedError.default({}),
  reqId: z.string().optional(),
  place: z.string().optional(),
  source: z.enum(ERROR_SOURCES).default('server'),
});

/** An error as the log told of it, without people (the log leaves them out) and without secrets. */
export function occurrenceOf(logged: string): Occurrence {
  const { time, msg, err, reqId, place, source } = line.parse(JSON.parse(logged));
  const causes = causesOf(err);
  const root = causes.at(-1) ?? err;
  return {
    source,
    type: root.code === undefined ? (root.type ?? 'Error') : `${root.type ?? 'Error'} ${root.code}`,
    message: scrub(root.message ?? msg),
    place: place ?? msg,
    trace: scrub(causes.map(({ type, message, stack }) => `${type}: ${message}\n${stack ?? ''}`).join('\n')),
    requestId: reqId,
    at: time,
  };
}

/** An error and what caused it, in turn. */
function causesOf(error: LoggedError): LoggedError[] {
  return error.cause ? [error, ...causesOf(error.cause)] : [error];
}
