/** What people may be kept to: kinds of project. None stands for all. */
export const SCOPES = ['survey', 'poll', 'feedback', 'quiz'] as const;
export type ScopeName = (typeof SCOPES)[number];

/** As it is kept: a list of names, or an object of switches. */
export type Scope = readonly string[] | Readonly<Record<string, unknown>>;

/** Whether a scope was given: as an entry of the list, or as a key that is truthy. */
export function hasScope(scope: Scope, wanted: string): boolean {
  if (Array.isArray(scope)) return scope.includes(wanted);
  return Object.hasOwn(scope, wanted) && Boolean((scope as Record<string, unknown>)[wanted]);
}

/** The scopes that were given. */
export function scopesIn(scope: Scope): ScopeName[] {
  return SCOPES.filter((name) => hasScope(scope, name));
}
