// `npm run backup -- FILE`: the embedded database and the files beside it in one archive. While the program runs it is
// refused, for a copy of a database in use is worth nothing.
import { backUp } from './backups/back-up.ts';
import { runBackup } from './backups/run-backup.ts';

await runBackup('npm run backup -- FILE', ({ file, dataDir }) => {
  backUp(dataDir, file);
  console.info(`${dataDir} is in ${file}. It holds answers and secrets: keep it as safe as the database.`);
});
