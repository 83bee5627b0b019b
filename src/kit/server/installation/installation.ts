import type { Config } from '../config.ts';
import type { Database } from '../database/open-database.ts';

/** What the back office is told of how this process was set up; no secret is among it. */
export interface Installation {
  startedAt: Date;
  role: Config['role'];
  database: Database['kind'];
  dataDir: string;
  /** Whether files of people lie in the data folder. */
  keepsFiles: boolean;
  /** Bytes below which the disk is low. */
  diskLow: number;
  sendsMail: boolean;
  /** For how many days logs are kept. */
  kept: { activities: number; mails: number; errors: number; notifications: number };
}

export function installationOf(config: Config, { kind }: Pick<Database, 'kind'>, startedAt: Date): Installation {
  return {
    startedAt,
    role: config.role,
    database: kind,
    dataDir: config.dataDir,
    keepsFiles: config.storageUrl === undefined,
    diskLow: config.diskLow,
    sendsMail: config.smtpUrl !== undefined,
    kept: {
      activities: config.activitiesKeptDays,
      mails: config.mailsKeptDays,
      errors: config.errorsKeptDays,
      notifications: config.notificationsKeptDays,
    },
  };
}
