// `npm run restore -- [--replace] FILE`: what `npm run backup` wrote becomes the database and the files of DATA_DIR.
// What is there already is kept, unless it is told to replace it.

import { restore } from './backups/restore.ts';
import { runBackup } from './backups/run-backup.ts';

await runBackup('npm run restore -- [--replace] FILE', ({ file, dataDir, replace }) => {
  restore(dataDir, file, { replace });
  console.info(`${dataDir} is as ${file} has it. Start the program: it brings an older database up to date.`);
});
