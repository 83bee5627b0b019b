import { useEffect } from 'react';
import type { SessionUser } from '#features/identity/contract.ts';
import { forgetAuth, storeAuth } from '#kit/web/session-storage.ts';

/** Keeps who is signed in where this tab looks first after a reload. */
export function useKeptAuth(user: SessionUser | null): void {
  useEffect(() => (user ? storeAuth(user) : forgetAuth()), [user]);
}
