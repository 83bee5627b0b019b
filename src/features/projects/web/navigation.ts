import { IconClipboardList, IconMessageCircle, IconSquareCheck } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { PROJECT_KINDS, type ProjectKind } from '../contract/kinds.ts';
import { projectPaths } from '../paths.ts';

/** How a kind of project looks, wherever a screen shows it. */
export const KIND_ICONS = {
  survey: IconClipboardList,
  poll: IconSquareCheck,
  feedback: IconMessageCircle,
} as const satisfies Record<ProjectKind, unknown>;

/** The list of each kind of project, in the order of the specification. */
export const projectEntries: readonly NavigationEntry[] = PROJECT_KINDS.map((kind) => ({
  label: (t) => t(`projects:listOf.${kind}`),
  to: projectPaths.list(kind),
  icon: KIND_ICONS[kind],
  scope: kind,
}));
