import type { CompanyAbilities } from './contract/company.ts';
import type { MemberRole } from './contract/roles.ts';

/** What decides what a member may do with a company. */
interface CompanyFacts {
  role: MemberRole;
  isSuspended: boolean;
}

/** Owners look after the company, its members and its invitations. */
export function mayLookAfter(role: MemberRole): boolean {
  return role === 'owner';
}

/** Owners and editors work on the projects of a company as their owners do, and publish theirs under it. */
export function mayWorkFor(role: MemberRole | null): boolean {
  return role === 'owner' || role === 'editor';
}

/** What this member can do with the company now; the server refuses the rest. One that is suspended does not grow. */
export function companyAbilities({ role, isSuspended }: CompanyFacts): CompanyAbilities {
  const looksAfter = mayLookAfter(role);
  return {
    update: looksAfter && !isSuspended,
    invite: looksAfter && !isSuspended,
    manageMembers: looksAfter,
    delete: looksAfter,
  };
}
