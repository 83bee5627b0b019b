import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '../../../domain/text/localized.ts';
import { users } from '../../identity/server/tables.ts';
import { INVITED_ROLES, MEMBER_ROLES } from '../contract/roles.ts';

const moment = () => timestamp({ withTimezone: true });

/** Profiles that projects are published under. */
export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey(),
    name: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull().default({}),
    website: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    address: jsonb().$type<Localized>().notNull().default({}),
    /** Key of the logo, and what tells the same bytes when they come again. */
    logo: text().unique('companies_logo'),
    logoDigest: text(),
    revision: integer().notNull().default(1),
    /** Set while the staff have suspended it. */
    suspended: jsonb().$type<{ at: string; reason: string }>(),
    /** Search keys of the name in every language. */
    searchKey: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (company) => [index('companies_created_at').on(company.createdAt, company.id)],
);

/** Who belongs to a company. Each has an owner at any moment: whoever changes members locks the company's row. */
export const companyMembers = pgTable(
  'company_members',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: MEMBER_ROLES }).notNull(),
    joinedAt: moment().notNull(),
  },
  (member) => [
    primaryKey({ columns: [member.companyId, member.userId] }),
    index('company_members_user').on(member.userId),
    index('company_members_owners').on(member.companyId).where(sql`${member.role} = 'owner'`),
  ],
);

/** Who was asked to join and has not yet. The row goes once it is accepted or withdrawn: so a link works once. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: uuid().primaryKey(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** In the one form that accounts have it in. */
    email: text().notNull(),
    role: text({ enum: INVITED_ROLES }).notNull(),
    /** SHA-256 of what the link shows. */
    keyHash: text().notNull().unique('company_invitations_key'),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (invitation) => [
    unique('company_invitations_email').on(invitation.companyId, invitation.email),
    index('company_invitations_inviter').on(invitation.invitedBy),
    index('company_invitations_expires_at').on(invitation.expiresAt),
  ],
);
