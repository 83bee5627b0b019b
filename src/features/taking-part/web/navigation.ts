import { IconCertificate } from '@tabler/icons-react';
import type { NavigationEntry } from '#ui/dashboard/frame/navigation-entry.ts';
import { takingPartPaths } from '../paths.ts';

/** The quizzes that one took oneself. */
export const attemptsEntry: NavigationEntry = {
  label: (t) => t('dashboard:participatedQuiz'),
  to: takingPartPaths.attempts,
  icon: IconCertificate,
};
