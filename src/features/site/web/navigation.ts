import { IconHelp } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findFaqEntries } from '../contract/faqs.ts';
import { contentPaths } from '../paths.ts';

/** What the site says, in the order of the specification. */
export const contentEntries: readonly NavigationEntry[] = [
  { label: (t) => t('dashboard:faq'), to: contentPaths.list('faqs'), icon: IconHelp, reads: findFaqEntries },
];
