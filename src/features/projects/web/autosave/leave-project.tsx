import { memo } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LeaveGuard } from '#ui/dashboard/saving/leave-guard.tsx';
import type { Saving } from '../workshop/saving.ts';

interface LeaveProjectProps {
  saving: Saving;
  /** Where nothing is left: the project's own places. */
  within: string;
}

/** Leaving waits until the last change is saved; it asks only when that does not work. */
export const LeaveProject = memo(function LeaveProject({ saving, within }: LeaveProjectProps) {
  const t = useText();
  const { standing, unsaved, held, wouldLose, saveNow } = saving;
  const isStuck = held || ['offline', 'failed', 'refused', 'conflict'].includes(standing);
  return (
    <LeaveGuard
      holds={unsaved || held}
      hurry={isStuck ? undefined : saveNow}
      within={within}
      title={wouldLose ? undefined : t('builder:leaveTitle')}
      text={wouldLose ? undefined : t('builder:leaveText')}
    />
  );
});
