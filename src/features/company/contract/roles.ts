import { z } from 'zod';

/** What members of a company are, the one who may most first. */
export const MEMBER_ROLES = ['owner', 'editor', 'viewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What somebody may be invited as: nobody owns a company at once. */
export const INVITED_ROLES = ['editor', 'viewer'] as const;

export const memberRole = z
  .enum(MEMBER_ROLES)
  .describe('Looks after the company (`owner`), works on its projects (`editor`) or only sees them (`viewer`)');
