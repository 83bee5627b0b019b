import { IconClipboardList } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { projectPaths } from '../paths.ts';

export const surveysEntry: NavigationEntry = {
  label: (t) => t('dashboard:surveys'),
  to: projectPaths.surveys,
  icon: IconClipboardList,
};
