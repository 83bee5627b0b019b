/** What kinds of project there are. */
export const PROJECT_KINDS = ['survey', 'poll', 'feedback'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];
