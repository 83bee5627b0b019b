import { useEffect, useState } from 'react';
import { takeTarget } from '#kit/web/session-storage.ts';

/** Carries where to go after signing in: from the address, or kept by this tab when its session ended. */
export function TargetField({ target }: { target: string | undefined }) {
  const [kept, setKept] = useState<string>();
  useEffect(() => setKept(takeTarget()), []);
  return <input type="hidden" name="next" value={target ?? kept ?? ''} />;
}
