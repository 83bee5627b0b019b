import { IconFolders } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findAllProjects } from '../../contract/oversight.ts';
import { projectPaths } from '../../paths.ts';

/** Everybody's projects, in the back office. */
export const allProjectsEntry: NavigationEntry = {
  label: (t) => t('dashboard:allProjects'),
  to: projectPaths.all,
  icon: IconFolders,
  reads: findAllProjects,
};
