import { MINUTE_MS } from '#domain/text/durations.ts';
import type { Overview } from '../../contract.ts';

/** What an operator has to look after. */
export interface Problem {
  kind: 'workersAway' | 'mailsStuck' | 'mailsFailed' | 'mailsPrinted' | 'jobsFailed';
  /** How many it holds for. */
  count: number;
  /** Since when, where that is known. */
  since: string | null;
}

/** Workers look at the clock twice a minute, and an email leaves within seconds. */
const LATE_MS = 5 * MINUTE_MS;

/** What is not as it should be, the most pressing first. */
export function problemsOf({ mails, jobs }: Pick<Overview, 'mails' | 'jobs'>, now: number): Problem[] {
  const isLate = (since: string | null) => since !== null && now - Date.parse(since) > LATE_MS;
  const problems: [holds: boolean, problem: Problem][] = [
    [isLate(jobs.workedAt), { kind: 'workersAway', count: jobs.waiting, since: jobs.workedAt }],
    [isLate(mails.queuedSince), { kind: 'mailsStuck', count: mails.queued, since: mails.queuedSince }],
    [mails.failed > 0, { kind: 'mailsFailed', count: mails.failed, since: null }],
    [mails.printed > 0, { kind: 'mailsPrinted', count: mails.printed, since: null }],
    [jobs.failed > 0, { kind: 'jobsFailed', count: jobs.failed, since: null }],
  ];
  return problems.filter(([holds]) => holds).map(([, problem]) => problem);
}
