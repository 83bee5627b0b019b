import { IconActivityHeartbeat, IconBug, IconMail, IconMailCog } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findErrors } from '../contract/errors.ts';
import { findMailTemplates } from '../contract/mail-templates.ts';
import { getOperations } from '../contract/state.ts';
import { findMails } from '../contract.ts';
import { operationPaths } from '../paths.ts';
import { overviewQuery } from './queries.ts';

export const emailLogsEntry: NavigationEntry = {
  label: (t) => t('operations:mails'),
  to: operationPaths.emailLogs,
  icon: IconMail,
  reads: findMails,
  due: { useCount: useMailsFailed, label: (t, count) => t('operations:problem.mailsFailed', { count }) },
};

/** Of a week, as on the first page of the back office: what failed last year is no news. */
function useMailsFailed(): number | undefined {
  return useQuery({ ...overviewQuery(), select: ({ mails }) => mails.failed }).data;
}

export const emailTemplatesEntry: NavigationEntry = {
  label: (t) => t('operations:templates.title'),
  to: operationPaths.emailTemplates,
  icon: IconMailCog,
  reads: findMailTemplates,
};

export const operationsEntry: NavigationEntry = {
  label: (t) => t('operations:running.title'),
  to: operationPaths.operations,
  icon: IconActivityHeartbeat,
  reads: getOperations,
  due: { useCount: useJobsFailed, label: (t, count) => t('operations:problem.jobsFailed', { count }) },
};

function useJobsFailed(): number | undefined {
  return useQuery({ ...overviewQuery(), select: ({ jobs }) => jobs.failed }).data;
}

export const errorsLogEntry: NavigationEntry = {
  label: (t) => t('operations:errorLog.title'),
  to: operationPaths.errorsLog,
  icon: IconBug,
  reads: findErrors,
  due: { useCount: useErrorsOpen, label: (t, count) => t('operations:problem.errorsOpen', { count }) },
};

function useErrorsOpen(): number | undefined {
  return useQuery({ ...overviewQuery(), select: ({ errors }) => errors.open }).data;
}
