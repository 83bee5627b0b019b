import { eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/identity/server/tables.ts';
import { versions } from '../tables.ts';

/** Who published a version, as they are called: in a query that joins them. */
export const publisher: SQL<string | null> = sql`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;

export const publisherIs = [users, eq(users.id, versions.publishedBy)] as const;
