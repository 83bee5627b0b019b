import { IconBuilding } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findCompanies } from '../contract/company.ts';
import { findAllCompanies } from '../contract/oversight.ts';
import { companyPaths } from '../paths.ts';

/** The companies that one belongs to. */
export const ownCompaniesEntry: NavigationEntry = {
  label: (t) => t('dashboard:company'),
  to: companyPaths.list,
  icon: IconBuilding,
  reads: findCompanies,
};

/** Everybody's. */
export const allCompaniesEntry: NavigationEntry = {
  label: (t) => t('dashboard:company'),
  to: companyPaths.all,
  icon: IconBuilding,
  reads: findAllCompanies,
};
