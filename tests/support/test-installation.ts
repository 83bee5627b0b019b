import { tmpdir } from 'node:os';
import type { Installation } from '#kit/server/installation/installation.ts';

/** As a server of tests is set up; its data folder holds no note of a backup. */
export function testInstallation(): Installation {
  return {
    startedAt: new Date(),
    role: 'all',
    database: 'embedded',
    dataDir: tmpdir(),
    keepsFiles: true,
    diskLow: 1,
    sendsMail: false,
    kept: { activities: 730, mails: 365, errors: 90, notifications: 180 },
  };
}
