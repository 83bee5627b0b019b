import type { Job, Line } from './job.ts';

export const LINES: readonly Line[] = ['quick', 'slow'];
/** Of jobs with one key only one waits or runs. */
export const POLICY = 'exclusive';

const FIRST_RETRY_SECONDS = 5;
/** A job whose worker was killed is handed to another one this long after its last sign of life. */
const HEARTBEAT_SECONDS = 30;

/** How long a job of a line may run before it counts as failed. */
function runSeconds(line: Line): number {
  return line === 'quick' ? 120 : 3_600;
}

/** How a job is tried, in pg-boss's words, however it came into its line. */
export function attemptsOf({ line, retryLimit }: Pick<Job, 'line' | 'retryLimit'>) {
  return {
    retryLimit,
    retryDelay: FIRST_RETRY_SECONDS,
    retryBackoff: true,
    expireInSeconds: runSeconds(line),
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
}
