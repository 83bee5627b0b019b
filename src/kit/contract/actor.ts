/** The four roles of the product. Admins and agents work in the back office, the others in the dashboard. */
export const ROLES = ['admin', 'agent', 'surveyor', 'user'] as const;
export type Role = (typeof ROLES)[number];

/** Who is calling, as every policy and use case sees them. */
export interface Actor {
  id: string;
  role: Role;
  sessionId: string;
  /** Where the request came from; absent where none did. */
  from?: Origin | undefined;
}

/** Where a request came from, as records of changes keep it. */
export interface Origin {
  ip: string;
  requestId: string;
}

/** Whether somebody works in the back office. */
export function isStaff(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin' || actor.role === 'agent';
}
