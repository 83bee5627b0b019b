import {
  IconClipboardList,
  IconMessageCircle,
  IconRepeat,
  IconSchool,
  IconSquareCheck,
  IconStairs,
} from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { ofType, PROJECT_KINDS, type ProjectType } from '../contract/kinds.ts';
import { projectPaths } from '../paths.ts';

/** How a type of project looks, wherever a screen shows it. */
export const TYPE_ICONS = {
  survey: IconClipboardList,
  poll: IconSquareCheck,
  feedback: IconMessageCircle,
  quiz: IconSchool,
  'practice-quiz': IconRepeat,
  'series-quiz': IconStairs,
} as const satisfies Record<ProjectType, unknown>;

const QUIZZES: readonly ProjectType[] = ['quiz', 'practice-quiz', 'series-quiz'];

/** The list of each type of project, in the order of the specification; quizzes are a group of their own. */
export const projectEntries = PROJECT_KINDS.filter((kind) => !QUIZZES.includes(kind)).map(entryOf);
export const quizEntries = QUIZZES.map(entryOf);

function entryOf(type: ProjectType): NavigationEntry {
  return {
    label: (t) => t(`projects:listOf.${type}`),
    to: projectPaths.list(type),
    icon: TYPE_ICONS[type],
    scope: ofType(type).kind,
  };
}
