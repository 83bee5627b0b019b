import { useEffect, useRef } from 'react';
import { takeTarget } from '#kit/web/session-storage.ts';

/** Carries where to go after signing in: from the address, or kept by this tab when its session ended. */
export function TargetField({ target }: { target: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const kept = takeTarget();
    if (kept && field.current?.value === '') field.current.value = kept;
  }, []);
  return <input ref={field} type="hidden" name="next" defaultValue={target} />;
}
