import { createContext, type ReactNode, useContext } from 'react';
import type { SessionUser } from '../contract.ts';

const SignedInUserContext = createContext<SessionUser | undefined>(undefined);

/** Around dashboard and back office, whose loaders know who is signed in. */
export function SignedInUserProvider({ user, children }: { user: SessionUser; children: ReactNode }) {
  return <SignedInUserContext.Provider value={user}>{children}</SignedInUserContext.Provider>;
}

/** Who looks at this screen. */
export function useSignedInUser(): SessionUser {
  const user = useContext(SignedInUserContext);
  if (!user) throw new Error('This screen stands outside dashboard and back office');
  return user;
}
