import type { ScopeName } from '#kit/contract/scope.ts';

/** What kinds of project there are; people may be kept to some. */
export const PROJECT_KINDS = ['survey', 'poll', 'feedback'] as const satisfies readonly ScopeName[];
export type ProjectKind = (typeof PROJECT_KINDS)[number];
