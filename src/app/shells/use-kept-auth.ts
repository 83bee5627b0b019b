import { useEffect } from 'react';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { forgetAuth, storeAuth } from '#kit/web/session-storage.ts';

/** Keeps who is signed in for as long as the tab lives. */
export function useKeptAuth(user: SessionUser | null): void {
  useEffect(() => (user ? storeAuth(user) : forgetAuth()), [user]);
}
