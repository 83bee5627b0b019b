import { IconCategory, IconFolders, IconHelpSquare, IconMapPin, IconSitemap } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { findSharedCategories } from '../contract/bank-categories.ts';
import { findSharedQuestions } from '../contract/bank-questions.ts';
import { findCategoryEntries } from '../contract/category-entries.ts';
import { findAllProjects } from '../contract/oversight.ts';
import { findPlaceEntries } from '../contract/place-entries.ts';
import { projectPaths } from '../paths.ts';

/** Everybody's projects. */
export const allProjectsEntry: NavigationEntry = {
  label: (t) => t('dashboard:allProjects'),
  to: projectPaths.all,
  icon: IconFolders,
  reads: findAllProjects,
};

/** What projects are about. */
export const categoriesEntry: NavigationEntry = {
  label: (t) => t('dashboard:categories'),
  to: projectPaths.categories,
  icon: IconCategory,
  reads: findCategoryEntries,
};

/** The question bank that is everybody's. */
export const bankEntries: readonly NavigationEntry[] = [
  {
    label: (t) => t('dashboard:categories'),
    to: projectPaths.bankCategories,
    icon: IconSitemap,
    reads: findSharedCategories,
  },
  {
    label: (t) => t('dashboard:bankQuestions'),
    to: projectPaths.bankQuestions,
    icon: IconHelpSquare,
    reads: findSharedQuestions,
  },
];

/** Divisions, districts and upazilas, for administrators. */
export const placesEntry: NavigationEntry = {
  label: (t) => t('dashboard:locations'),
  to: projectPaths.places,
  icon: IconMapPin,
  reads: findPlaceEntries,
};
