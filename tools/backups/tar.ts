import { spawnSync } from 'node:child_process';
import { BackupError } from './backup-error.ts';

/** Runs the system's tar and gives what it printed. */
export function tar(args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync('tar', args, { encoding: 'utf8', maxBuffer: 1024 ** 3 });
  if (error) throw new BackupError(`tar cannot be run: ${error.message}`);
  if (status !== 0) throw new BackupError(`tar failed: ${stderr.trim() || `exit code ${status}`}`);
  return stdout;
}
