import { useEffect, useReducer } from 'react';
import { useNavigation } from 'react-router';
import { type CallActivity, onCallActivity } from '#kit/web/calls/call-activity.ts';
import styles from './loading-bar.module.css';

interface Calls {
  pending: number;
  failed: boolean;
}

/**
 * A thin line at the top while a page or a call is on its way; red for a moment when a call failed. What takes less
 * than 200 ms shows nothing: the style sheet waits that long.
 */
export function LoadingBar() {
  const navigating = useNavigation().state !== 'idle';
  const [calls, note] = useReducer(afterActivity, { pending: 0, failed: false });
  useEffect(() => onCallActivity(note), []);

  const busy = navigating || calls.pending > 0;
  const state = busy ? 'busy' : calls.failed ? 'failed' : 'done';
  return <div className={styles.bar} data-state={state} data-print="none" aria-hidden="true" />;
}

function afterActivity({ pending, failed }: Calls, activity: CallActivity): Calls {
  if (activity === 'started') return { pending: pending + 1, failed: pending > 0 && failed };
  return { pending: Math.max(0, pending - 1), failed: failed || activity === 'failed' };
}
