import type { ScopeName } from '#kit/contract/scope.ts';

/** What kinds of project there are; people may be kept to some. */
export const PROJECT_KINDS = ['survey', 'poll', 'feedback', 'quiz'] as const satisfies readonly ScopeName[];
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** How a quiz goes on. */
export const QUIZ_MODES = ['general', 'practice', 'series'] as const;
export type QuizMode = (typeof QUIZ_MODES)[number];

/**
 * What people begin and find in a list of its own, after the specification: a kind of project, or a quiz that goes on
 * in another way than most.
 */
export const PROJECT_TYPES = [...PROJECT_KINDS, 'practice-quiz', 'series-quiz'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** What a project is, as far as it decides where it is found. */
export interface Typed {
  kind: ProjectKind;
  /** Of a project that is no quiz: null. */
  mode: QuizMode | null;
}

interface HasMode {
  mode?: QuizMode | null | undefined;
}

/** Whether it is there to learn by: what is right is told at once, answers are tried again, and nobody is marked. */
export function isPractised({ mode }: HasMode): boolean {
  return mode === 'practice';
}

/**
 * Whether its marks are to be relied on. Only then may it have a clock, attempts, reveal rules, certificates and a
 * leaderboard, and answers that somebody marks.
 */
export function isExamined({ mode }: HasMode): boolean {
  return Boolean(mode) && !isPractised({ mode });
}

export function typeOf({ kind, mode }: Typed): ProjectType {
  if (isPractised({ mode })) return 'practice-quiz';
  return mode === 'series' ? 'series-quiz' : kind;
}

/** What a project of a type is. */
export function ofType(type: ProjectType): Typed {
  if (type === 'practice-quiz') return { kind: 'quiz', mode: 'practice' };
  if (type === 'series-quiz') return { kind: 'quiz', mode: 'series' };
  return { kind: type, mode: type === 'quiz' ? 'general' : null };
}
