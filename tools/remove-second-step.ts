// `npm run remove-second-step -- ADDRESS`: lets the account of an email address or mobile number in by its password
// alone. For the last administrator who lost phone and recovery codes; for others, administrators do it on the site.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeLostSecondStep } from '#features/identity/public.ts';
import { systemClock } from '#kit/server/clock.ts';
import { loadConfig } from '#kit/server/config.ts';
import { pendingMigrations } from '#kit/server/database/migrate.ts';
import { openDatabase } from '#kit/server/database/open-database.ts';
import { DATABASE } from './backups/parts.ts';

/** What is in the way, in a line that says all an operator needs. */
class RefusedError extends Error {
  override name = 'RefusedError';
}

try {
  await run();
} catch (error) {
  if (!isExpected(error)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [address, ...more] = positionals;
  if (!address || more.length > 0) throw new RefusedError('Usage: npm run remove-second-step -- ADDRESS');
  const { databaseUrl: url, dataDir, publicUrl } = loadConfig(process.env);
  // Opening it would make a new one.
  if (!url && !existsSync(join(dataDir, DATABASE))) {
    throw new RefusedError(`There is no database in ${resolve(dataDir)}. Name the data folder with DATA_DIR.`);
  }
  const database = await openDatabase({ url, dataDir, poolSize: 1 });
  try {
    if ((await pendingMigrations(database)) > 0) {
      throw new RefusedError(
        'The database is of an older release. Start the program once, which brings it up to date.',
      );
    }
    const outcome = await removeLostSecondStep(database.db, address, { publicUrl, now: systemClock() });
    if (outcome === 'nobody') throw new RefusedError(`Nobody has an account with ${address}.`);
    console.info(
      outcome === 'removed'
        ? `${address} signs in by password alone now, and is told by mail. Set two-step sign-in up again at once.`
        : `${address} has no two-step sign-in: nothing was changed.`,
    );
  } finally {
    await database.close();
  }
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (['RefusedError', 'ConfigError', 'DirectoryInUseError'].includes(error.name) ||
      (error.name === 'TypeError' && 'code' in error))
  );
}
