import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/database/db.ts';
import { describeDatabase } from '#kit/server/database/describe-database.ts';
import { pendingMigrations } from '#kit/server/database/migrate.ts';
import { errors } from '#kit/server/error-log/tables.ts';
import { diskOf } from '#kit/server/installation/disk.ts';
import type { Installation } from '#kit/server/installation/installation.ts';
import { lastBackup } from '#kit/server/installation/last-backup.ts';
import { readRelease } from '#kit/server/installation/release.ts';
import { countJobs } from '#kit/server/jobs/count-jobs.ts';
import { jobsByKind } from '#kit/server/jobs/jobs-by-kind.ts';
import { mails } from '#kit/server/mail/tables.ts';
import { scrub } from '#kit/server/scrub.ts';
import type { Operations } from '../../contract/state.ts';

/** How the installation runs, as the process knows it that answers. A fixed number of statements, each bounded. */
export async function getOperations(db: Db, installation: Installation, now: Date): Promise<Operations> {
  const { database, startedAt, role, kept } = installation;
  const release = readRelease();
  const [facts, pending, { workedAt }, kinds, disk, mail, note, open] = await Promise.all([
    describeDatabase(db),
    pendingMigrations({ db }),
    countJobs(db),
    jobsByKind(db),
    readDisk(installation),
    readMail(db),
    database === 'embedded' ? lastBackup(installation.dataDir) : null,
    db.$count(errors, isNull(errors.resolvedAt)),
  ]);
  return {
    now: now.toISOString(),
    program: {
      version: release.version,
      builtAt: release.builtAt?.toISOString() ?? null,
      node: process.versions.node,
      role,
      startedAt: startedAt.toISOString(),
    },
    database: { kind: database, ...facts, pending },
    jobs: { workedAt, kinds },
    disk,
    mail: { sends: installation.sendsMail, ...mail },
    backup: { at: note?.at ?? null, bytes: note?.bytes ?? null },
    errors: { open },
    kept,
  };
}

/** The first page of the back office asks for it as well. */
export async function readDisk({ dataDir, diskLow, keepsFiles }: Installation): Promise<Operations['disk']> {
  const disk = await diskOf(dataDir);
  return disk && { ...disk, low: disk.free < diskLow, warnsBelow: diskLow, keepsFiles };
}

/** By the indexes of what waits and of what failed; what was sent last is the newest that was. */
async function readMail(db: Db) {
  const [waiting, [sent], [failed]] = await Promise.all([
    db.$count(mails, eq(mails.state, 'queued')),
    db.select({ at: mails.sentAt }).from(mails).where(eq(mails.state, 'sent')).orderBy(desc(mails.createdAt)).limit(1),
    db
      .select({ at: mails.createdAt, error: sql<string | null>`${mails.error}` })
      .from(mails)
      .where(eq(mails.state, 'failed'))
      .orderBy(desc(mails.createdAt))
      .limit(1),
  ]);
  return {
    waiting,
    sentAt: sent?.at?.toISOString() ?? null,
    failedAt: failed?.at.toISOString() ?? null,
    error: failed?.error ? scrub(failed.error) : null,
  };
}
