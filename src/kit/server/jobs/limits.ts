import type { Line } from './job.ts';

export const LINES: readonly Line[] = ['quick', 'slow'];

export const FIRST_RETRY_SECONDS = 5;
/** A job whose worker was killed is handed to another one this long after its last sign of life. */
export const HEARTBEAT_SECONDS = 30;

/** How long a job of a line may run before it counts as failed. */
export function runSeconds(line: Line): number {
  return line === 'quick' ? 120 : 3_600;
}
