import { sql } from 'drizzle-orm';
import { sessions, users } from '../tables.ts';

/** What the owner of an account is called in whole, in a statement on accounts. */
export const accountName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;

/** The same, in a statement on sessions. */
export const nameOfSession = sql<string>`(
  SELECT trim(named.first_name || ' ' || named.last_name) FROM ${users} named WHERE named.id = ${sessions.userId})`;
