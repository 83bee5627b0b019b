import { IconAdjustmentsHorizontal, IconChartBar, IconPencil, IconShare, IconStairs } from '@tabler/icons-react';
import type { Abilities } from '#features/projects/contract/project.ts';
import { type ProjectAddress, projectPaths } from '#features/projects/paths.ts';
import { reportPaths } from '#features/reports/paths.ts';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';

/** A place of a project: an entry of its bar, for those who are able to do what it is for. */
interface Place extends Omit<NavigationEntry, 'to' | 'beside'> {
  to: (project: ProjectAddress) => string;
  beside?: readonly ((project: ProjectAddress) => string)[];
  needs: keyof Abilities;
  /** Left out: every project has it. */
  appliesTo?: (project: ProjectAddress) => boolean;
}

/** Where one works on a project, in the order in which one gets there. */
const PLACES: readonly Place[] = [
  {
    needs: 'update',
    label: (t) => t('projects:buildTab'),
    to: projectPaths.build,
    beside: [projectPaths.flow, projectPaths.translations, projectPaths.history],
    icon: IconPencil,
    end: true,
  },
  {
    needs: 'update',
    // Of other quizzes it is reached from their settings.
    appliesTo: ({ mode }) => mode === 'series',
    label: (t) => t('projects:rounds'),
    to: projectPaths.rounds,
    icon: IconStairs,
  },
  {
    needs: 'update',
    label: (t) => t('projects:settingsTab'),
    to: projectPaths.settings,
    beside: [projectPaths.rounds],
    icon: IconAdjustmentsHorizontal,
  },
  { needs: 'update', label: (t) => t('projects:shareTab'), to: projectPaths.share, icon: IconShare },
  { needs: 'readReport', label: (t) => t('projects:results'), to: reportPaths.responseReports, icon: IconChartBar },
];

/** The places of a project as somebody finds them. */
export function projectPlaces(project: ProjectAddress, abilities: Abilities): NavigationEntry[] {
  const theirs = PLACES.filter(({ needs, appliesTo }) => abilities[needs] && (appliesTo?.(project) ?? true));
  // What is a place of its own is beside none.
  const own = new Set(theirs.map(({ to }) => to(project)));
  return theirs.map(({ to, beside = [], appliesTo: _, ...place }) => ({
    ...place,
    to: to(project),
    beside: beside.map((pathOf) => pathOf(project)).filter((path) => !own.has(path)),
  }));
}
