import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems.ts';

const now = '2026-03-05T06:00:00.000Z';
const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();

const mails = { sent: 12, printed: 0, failed: 0, queued: 0, queuedSince: null };
const contacts = { waiting: 2, overdue: 0 };
const tickets = { waiting: 1, overdue: 0 };
const errors = { open: 0 };
const disk = { low: false };
const backup = { missing: false };
const jobs = { waiting: 0, running: 1, failed: 0, workedAt: ago(1) };

describe('problemsOf', () => {
  it('finds none where emails go out and jobs are done', () => {
    expect(
      problemsOf({
        contacts,
        tickets,
        errors,
        disk,
        backup,
        mails: { ...mails, queued: 1, queuedSince: ago(1) },
        jobs,
        now,
      }),
    ).toEqual([]);
  });

  it('finds workers that are away before what follows from it', () => {
    const stuck = { ...mails, queued: 3, queuedSince: ago(20) };
    expect(
      problemsOf({
        contacts,
        tickets,
        errors,
        disk,
        backup,
        mails: stuck,
        jobs: { ...jobs, waiting: 4, workedAt: ago(21) },
        now,
      }),
    ).toEqual([
      { kind: 'workersAway', count: 4, since: ago(21) },
      { kind: 'mailsStuck', count: 3, since: ago(20) },
    ]);
  });

  it('finds that no worker ever was at work', () => {
    expect(
      problemsOf({ contacts, tickets, errors, disk, backup, mails, jobs: { ...jobs, workedAt: null }, now }),
    ).toEqual([{ kind: 'workersAway', count: 0, since: null }]);
  });

  it('finds what reached nobody and what was given up', () => {
    const found = problemsOf({
      contacts,
      tickets,
      errors: { open: 3 },
      disk: { low: true },
      backup: { missing: true },
      mails: { ...mails, failed: 2, printed: 5 },
      jobs: { ...jobs, failed: 1 },
      now,
    });
    expect(found.map(({ kind, count }) => [kind, count])).toEqual([
      ['diskLow', 1],
      ['mailsFailed', 2],
      ['mailsPrinted', 5],
      ['jobsFailed', 1],
      ['errorsOpen', 3],
      ['noBackup', 1],
    ]);
  });

  it('finds people who were promised an answer by now', () => {
    const found = problemsOf({ mails, jobs, errors, disk, backup, tickets, contacts: { waiting: 5, overdue: 2 }, now });
    expect(found).toEqual([{ kind: 'contactsOverdue', count: 2 }]);
  });

  it('finds tickets that wait beyond their due time', () => {
    const found = problemsOf({ mails, jobs, errors, disk, backup, contacts, tickets: { waiting: 4, overdue: 3 }, now });
    expect(found).toEqual([{ kind: 'ticketsOverdue', count: 3 }]);
  });
});
