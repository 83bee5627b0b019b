/** A backup or a restore cannot be made, and the message says all that an operator needs. */
export class BackupError extends Error {
  override name = 'BackupError';
}
