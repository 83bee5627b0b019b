/** The program cannot start, and the message says all that an operator needs. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What a failed attempt to listen means. */
export function listenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} on ${host} is in use. Stop what listens there, or choose another with PORT.`);
  }
  if (code === 'EACCES') {
    return new StartError(`This user may not listen on port ${port}. Choose one above 1023 with PORT.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`This machine has no address ${host}. Choose another with HOST.`);
  }
  return error;
}

/** What a first connection that failed means; the address itself may hold a password and is not shown. */
export function databaseError(error: unknown): StartError {
  const reason = error instanceof AggregateError ? error.errors.map(messageOf).join(', ') : messageOf(error);
  return new StartError(`The database of DATABASE_URL does not let us in: ${reason}`, { cause: error });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
