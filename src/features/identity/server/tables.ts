import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Grants } from '#kit/contract/permissions.ts';
import type { Scope } from '#kit/contract/scope.ts';
import { WAYS_IN } from '../contract/ways-in.ts';

const moment = () => timestamp({ withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    /** Lower-case; at least one of email and phone is there. */
    email: text().unique(),
    /** `+8801…` */
    phone: text().unique(),
    passwordHash: text().notNull(),
    role: text({ enum: ['admin', 'agent', 'surveyor', 'user'] })
      .notNull()
      .default('user'),
    state: text({ enum: ['Active', 'Inactive', 'Verified', 'Unverified', 'Suspend'] })
      .notNull()
      .default('Unverified'),
    /** Key of the photo, and what tells the same bytes when they come again. */
    image: text().unique(),
    imageDigest: text(),
    /** Of what we send them; null until they say, or sign in for the first time. */
    locale: text({ enum: ['en', 'bn'] }),
    organization: text().notNull().default(''),
    occupation: text().notNull().default(''),
    dateOfBirth: date({ mode: 'string' }),
    gender: text({ enum: ['male', 'female'] }),
    /** What was given to or taken from this person; what they may do follows by `permissionsOf`. */
    permissions: jsonb().$type<Grants>().notNull().default({}),
    scope: jsonb().$type<Scope>().notNull().default([]),
    /** Of role, permissions and scope: whoever changes them names what they read. */
    rightsRevision: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** When the account goes, unless its owner signs in before. */
    deleteAt: moment(),
  },
  (user) => [
    check('users_reachable', sql`${user.email} is not null or ${user.phone} is not null`),
    index('users_created_at').on(user.createdAt, user.id),
    index('users_role').on(user.role, user.createdAt, user.id),
    index('users_state').on(user.state, user.createdAt, user.id),
    index('users_texts').using(
      'gin',
      sql`trim(${user.firstName} || ' ' || ${user.lastName}) gin_trgm_ops`,
      user.email.op('gin_trgm_ops'),
      user.phone.op('gin_trgm_ops'),
    ),
    index('users_delete_at').on(user.deleteAt).where(sql`${user.deleteAt} is not null`),
  ],
);

/** What was given to or taken from everybody of a role; no row where nothing was. */
export const rolePermissions = pgTable('role_permissions', {
  role: text({ enum: ['agent'] }).primaryKey(),
  permissions: jsonb().$type<Grants>().notNull(),
  revision: integer().notNull().default(1),
  updatedAt: moment().notNull(),
});

/** One row a sign-in. The refresh token rotates; only its hash is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    refreshHash: text().notNull(),
    previousHash: text(),
    rotatedAt: moment().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    /** What was shown last to sign in. */
    signedInBy: text({ enum: WAYS_IN }).notNull().default('password'),
  },
  (session) => [index('sessions_user').on(session.userId)],
);

/** The app that makes the codes of somebody's second step. */
export const authenticators = pgTable('authenticators', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What app and product share, sealed under a key of the installation. */
  sealedSecret: text().notNull(),
  /** Of the newest code that was taken; no code of this half minute or before is taken again. */
  lastStep: integer().notNull().default(0),
  createdAt: moment().notNull(),
  /** When its first code was shown; until then nobody is asked for one. */
  confirmedAt: moment(),
});

/** What a device of somebody signs them in by: its public half. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** What the device calls it. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often it was used, by devices that count: one that counts back was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (passkey) => [index('passkeys_user').on(passkey.userId)],
);

/** What stands in for a code of the app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (code) => [index('recovery_codes_user').on(code.userId)],
);

/**
 * A code that was sent, to verify an account or to reset a password. `userId` is null where nobody has that address.
 */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: ['register', 'reset'] }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    sentTo: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** The newest message about it: one that is sent again says a new code. */
    mailId: uuid(),
  },
  (verification) => [
    index('verifications_user').on(verification.userId),
    index('verifications_mail').on(verification.mailId),
  ],
);

/**
 * A change of somebody's email address or mobile number: asked for, confirmed by the code that was sent to the new one,
 * and perhaps taken back by whoever has the old one.
 */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['email', 'phone'] }).notNull(),
    before: text(),
    after: text().notNull(),
    /** Whether it was nobody's when the code was sent; no code fits one that was. */
    isFree: boolean().notNull(),
    /** Of the password that it was asked for with. */
    passwordDigest: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    confirmedAt: moment(),
    /** Whom it was told to, and the hash of what the link in that message shows. */
    noticeTo: text(),
    objectionHash: text().unique(),
    objectedAt: moment(),
  },
  (change) => [
    index('address_changes_user').on(change.userId),
    index('address_changes_created_at').on(change.createdAt),
  ],
);

/** Somebody invited to open an account with a role. What the newest link shows is kept as a hash alone. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    role: text({ enum: ['admin', 'agent', 'surveyor', 'user'] }).notNull(),
    locale: text({ enum: ['en', 'bn'] }).notNull(),
    /** What its mail says besides; empty for nothing. */
    message: text().notNull(),
    /** Who vouches for the role: whoever sent the link last. */
    invitedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** The newest message about it: one that is sent again shows another link. */
    mailId: uuid(),
    createdAt: moment().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    withdrawnAt: moment(),
    acceptedAt: moment(),
    acceptedBy: uuid().references(() => users.id, { onDelete: 'cascade' }),
  },
  (invitation) => [
    /** One at a time is open for an address. */
    uniqueIndex('invitations_open')
      .on(invitation.email)
      .where(sql`${invitation.acceptedAt} is null and ${invitation.withdrawnAt} is null`),
    index('invitations_sent_at').on(invitation.sentAt, invitation.id),
    index('invitations_invited_by').on(invitation.invitedBy),
    index('invitations_accepted_by').on(invitation.acceptedBy),
    index('invitations_mail').on(invitation.mailId),
  ],
);

/** Keys this installation made for itself on its first start. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: moment().notNull(),
});
