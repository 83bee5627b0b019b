import { IconClipboardList, IconMessageCircle, IconSchool, IconSquareCheck } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { PROJECT_KINDS, type ProjectKind } from '../contract/kinds.ts';
import { projectPaths } from '../paths.ts';

/** How a kind of project looks, wherever a screen shows it. */
export const KIND_ICONS = {
  survey: IconClipboardList,
  poll: IconSquareCheck,
  feedback: IconMessageCircle,
  quiz: IconSchool,
} as const satisfies Record<ProjectKind, unknown>;

const QUIZZES: readonly ProjectKind[] = ['quiz'];

/** The list of each kind of project, in the order of the specification; quizzes are a group of their own. */
export const projectEntries = PROJECT_KINDS.filter((kind) => !QUIZZES.includes(kind)).map(entryOf);
export const quizEntries = QUIZZES.map(entryOf);

function entryOf(kind: ProjectKind): NavigationEntry {
  return {
    label: (t) => t(`projects:listOf.${kind}`),
    to: projectPaths.list(kind),
    icon: KIND_ICONS[kind],
    scope: kind,
  };
}
