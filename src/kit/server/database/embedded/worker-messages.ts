export interface WorkerOptions {
  directory: string;
  /** Unix socket to answer on; null for a free loopback port. */
  socketPath: string | null;
  idleInTransactionMs: number;
}

export type WorkerMessage = { kind: 'ready'; port: number | null } | { kind: 'stopped' };
