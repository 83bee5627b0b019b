import type { ScopeName } from '#kit/contract/scope.ts';

/** What kinds of project there are; people may be kept to some. */
export const PROJECT_KINDS = ['survey', 'poll', 'feedback', 'quiz'] as const satisfies readonly ScopeName[];
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** How a quiz goes on. */
export const QUIZ_MODES = ['general'] as const;
export type QuizMode = (typeof QUIZ_MODES)[number];

/** Of a project that is no quiz: none. */
export function modeOf(kind: ProjectKind): QuizMode | null {
  return kind === 'quiz' ? 'general' : null;
}
