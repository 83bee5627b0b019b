import { MINUTE_MS } from '#domain/text/durations.ts';
import type { Overview } from '../../contract.ts';

/** What an operator has to look after, and how many it holds for. */
export type Problem =
  | { kind: 'workersAway' | 'mailsStuck'; count: number; since: string | null }
  | {
      kind:
        | 'contactsOverdue'
        | 'ticketsOverdue'
        | 'mailsFailed'
        | 'mailsPrinted'
        | 'jobsFailed'
        | 'errorsOpen'
        | 'diskLow'
        | 'noBackup';
      count: number;
    };

/** Workers look at the clock twice a minute, and an email leaves within seconds. */
const LATE_MS = 5 * MINUTE_MS;

type Watched = Pick<Overview, 'mails' | 'jobs' | 'contacts' | 'tickets' | 'errors' | 'disk' | 'backup' | 'now'>;

/** What is not as it should be, the most pressing first. */
export function problemsOf({ mails, jobs, contacts, tickets, errors, disk, backup, now }: Watched): Problem[] {
  const problems: [holds: boolean, problem: Problem][] = [
    [areWorkersAway({ jobs, now }), { kind: 'workersAway', count: jobs.waiting, since: jobs.workedAt }],
    [
      mails.queuedSince !== null && isLate(mails.queuedSince, now),
      { kind: 'mailsStuck', count: mails.queued, since: mails.queuedSince },
    ],
    [disk.low, { kind: 'diskLow', count: 1 }],
    [contacts.overdue > 0, { kind: 'contactsOverdue', count: contacts.overdue }],
    [tickets.overdue > 0, { kind: 'ticketsOverdue', count: tickets.overdue }],
    [mails.failed > 0, { kind: 'mailsFailed', count: mails.failed }],
    [mails.printed > 0, { kind: 'mailsPrinted', count: mails.printed }],
    [jobs.failed > 0, { kind: 'jobsFailed', count: jobs.failed }],
    [errors.open > 0, { kind: 'errorsOpen', count: errors.open }],
    [backup.missing, { kind: 'noBackup', count: 1 }],
  ];
  return problems.filter(([holds]) => holds).map(([, problem]) => problem);
}

/** Whether no worker is at work, or none ever was. */
export function areWorkersAway({ jobs, now }: Pick<Overview, 'jobs' | 'now'>): boolean {
  return jobs.workedAt === null || isLate(jobs.workedAt, now);
}

/** By the server's clock, as both moments are. */
function isLate(since: string, now: string): boolean {
  return Date.parse(now) - Date.parse(since) > LATE_MS;
}
