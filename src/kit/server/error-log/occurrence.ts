import type { ErrorSource } from '#kit/contract/error-source.ts';
import { sha256 } from '../ids.ts';

/** One time that something went wrong, already without people and secrets. */
export interface Occurrence {
  source: ErrorSource;
  type: string;
  message: string;
  /** The call, page or job: a pattern or a name, never an address. */
  place: string;
  /** The error's lines and those of what caused it. */
  trace: string;
  requestId: string | undefined;
  at: Date;
}

const LONGEST_TYPE = 100;
const LONGEST_MESSAGE = 500;
const LONGEST_PLACE = 200;
const LONGEST_TRACE = 8_000;

/** So that no error, whatever it quotes, takes more room than a page of text. */
export function shortened(occurrence: Occurrence): Occurrence {
  return {
    ...occurrence,
    type: occurrence.type.slice(0, LONGEST_TYPE),
    message: occurrence.message.slice(0, LONGEST_MESSAGE),
    place: occurrence.place.slice(0, LONGEST_PLACE),
    trace: occurrence.trace.slice(0, LONGEST_TRACE),
  };
}

/**
 * What occurrences of one cause have in common: type and message without what differs from one time to the next
 * (numbers, ids, quoted words), and in the server the function it happened in, which in a browser has another name in
 * every build.
 */
export function causeOf({ source, type, message, trace }: Occurrence): string {
  const words = message
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replace(/\b[0-9a-f]{8,}\b|[0-9a-f]{8}-[0-9a-f-]{27}/gi, '#')
    .replace(/[\d০-৯]+/g, '#');
  return sha256([source, type, words, source === 'server' ? ownFrame(trace) : ''].join('\n'));
}

/** The first line of our own, without where in its file it stands, which moves with every release. */
function ownFrame(trace: string): string {
  const frames = trace.match(/^\s+at .*$/gm) ?? [];
  const own = frames.find((frame) => !/node_modules|\bnode:|native/.test(frame)) ?? frames[0] ?? '';
  return own.trim().replace(/:\d+:\d+\)?$/, '');
}
