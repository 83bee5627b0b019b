import { createContext, useContext } from 'react';

/** Filled while rendering on the server only: browsers hide a nonce from scripts once a page is parsed. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce an inline script must carry. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
