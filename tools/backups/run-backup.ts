import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '#kit/server/config.ts';
import { BackupError } from './backup-error.ts';

interface Asked {
  file: string;
  dataDir: string;
  replace: boolean;
}

/** Reads what a backup or a restore is told, and says in a line what is in its way. */
export async function runBackup(usage: string, run: (asked: Asked) => void): Promise<void> {
  try {
    run(asked(usage));
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

function asked(usage: string): Asked {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new BackupError(`Usage: ${usage}`);
  const { databaseUrl, dataDir } = loadConfig(process.env);
  if (databaseUrl) {
    throw new BackupError(
      'DATABASE_URL names a PostgreSQL: use pg_dump and pg_restore, as docs/operations.md tells. This is for the embedded database.',
    );
  }
  return { file: resolve(file), dataDir: resolve(dataDir), replace: values.replace };
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ['BackupError', 'ConfigError', 'DirectoryInUseError', 'TypeError'].includes(error.name) &&
    (error.name !== 'TypeError' || 'code' in error)
  );
}
