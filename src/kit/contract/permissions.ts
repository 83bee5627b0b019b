/**
 * What staff do in the back office; every endpoint of it names the one that it needs as its `access`. Administrators
 * hold all. Agents hold `agents` unless it is taken from them, `given` where an administrator gave it to them, and
 * `admins` never: whoever held those could raise themselves.
 */
export const PERMISSIONS = {
  overview: 'agents',
  projects: 'agents',
  companies: 'agents',
  content: 'agents',
  contacts: 'agents',
  tickets: 'agents',
  savedReplies: 'agents',
  errors: 'agents',
  emailTemplates: 'agents',
  ticketChoices: 'given',
  users: 'given',
  announcements: 'given',
  settings: 'given',
  activities: 'given',
  /** What it runs on, and jobs that failed. */
  operations: 'given',
  /** The log shows every message, and with it the codes by which passwords are set anew. */
  emails: 'admins',
  /** Who has which role, and what agents may do. */
  roles: 'admins',
} as const satisfies Record<string, 'agents' | 'given' | 'admins'>;

export type Permission = keyof typeof PERMISSIONS;
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as [Permission, ...Permission[]];

/** Those that an agent may be given, or have taken. */
export type Grantable = { [P in Permission]: (typeof PERMISSIONS)[P] extends 'admins' ? never : P }[Permission];
export const GRANTABLE = PERMISSION_NAMES.filter((name) => PERMISSIONS[name] !== 'admins') as [
  Grantable,
  ...Grantable[],
];

/** What was given (true) or taken (false); what is not named stays as it is by itself. */
export type Grants = Partial<Record<Grantable, boolean>>;
