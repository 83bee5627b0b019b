import { sql } from 'drizzle-orm';
import { accountSubject } from '../../audit.ts';
import { users } from '../tables.ts';

/** Registered by somebody, and nobody ever came in: no session was begun, and no code was right. */
export const neverIn = sql<boolean>`(
  ${users}.state = 'Unverified'
  AND NOT EXISTS (SELECT FROM sessions s WHERE s.user_id = ${users}.id)
  AND NOT EXISTS (
    SELECT FROM activities a
    WHERE a.subject_id = ${users}.id::text AND a.subject = ${accountSubject.kind} AND a.action = 'verified'))`;
