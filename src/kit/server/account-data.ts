import type { Db } from './database/db.ts';

/** Whose data is asked for. */
export interface AccountHolder {
  id: string;
  email: string | null;
  phone: string | null;
}

/**
 * What one feature holds of a person. All of them are a list in the app: what the account's owner takes away, and what
 * goes with the account (decision 117).
 */
export interface AccountPart {
  /** What it is called in the file. */
  name: string;
  /** One after the other, as JSON; never a secret, and nothing of others. */
  read?: (db: Db, holder: AccountHolder) => AsyncIterable<unknown>;
  /** As leaving is asked for: refuses it while something has to be settled first, as its owner can. */
  requireFree?: (tx: Db, id: string) => Promise<void>;
  /** In the transaction that deletes the account; left out where all of it goes with the account’s row, or stays. */
  delete?: (tx: Db, holder: AccountHolder, now: Date) => Promise<void>;
}
