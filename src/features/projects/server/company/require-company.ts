import { and, eq, inArray, isNull } from 'drizzle-orm';
import { mayWorkFor } from '#features/company/policy.ts';
import { companies, companyMembers } from '#features/company/server/tables.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { Db } from '#kit/server/database/db.ts';

/**
 * Refuses a company that a project cannot be published under: whoever chooses it and whoever owns the project work for
 * it, and it is not suspended. Others do not learn whether there is one. Locked, they stay so until it is written.
 */
export async function requireCompany(
  tx: Db,
  people: readonly string[],
  company: string | null,
  field: string,
): Promise<void> {
  if (company === null) return;
  const [found] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, company), isNull(companies.suspended)))
    .for('share');
  // Read once the company is locked: whoever was removed while this waited is no member any more.
  const members = await tx
    .select({ userId: companyMembers.userId, role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, company), inArray(companyMembers.userId, [...people])));
  const working = new Set(members.filter(({ role }) => mayWorkFor(role)).map(({ userId }) => userId));
  if (!found || people.some((id) => !working.has(id))) throw invalidField(field, 'unknownCompany');
}
