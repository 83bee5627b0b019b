import { IconMail } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findMails } from '../contract.ts';
import { operationPaths } from '../paths.ts';

export const emailLogsEntry: NavigationEntry = {
  label: (t) => t('operations:mails'),
  to: operationPaths.emailLogs,
  icon: IconMail,
  reads: findMails,
};
