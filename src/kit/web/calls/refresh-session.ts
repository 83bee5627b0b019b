import { CallError } from '#kit/contract/call.ts';
import { API_BASE } from '#kit/contract/request.ts';
import { holdAccessToken } from './access-token.ts';

const LOCK = 'jorip:refresh-session';

let running: Promise<boolean> | undefined;

/**
 * Renews the session by its cookie; false when it is over. One renewal at a time, in all tabs: a refresh token serves
 * once, and two tabs sending the same one would look like a theft. Throws while the server cannot be reached, because
 * a bad connection is no reason to sign anyone out.
 */
export function refreshSession(send: typeof fetch = fetch): Promise<boolean> {
  running ??= oneTabAtATime(() => renew(send)).finally(() => {
    running = undefined;
  });
  return running;
}

async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // Only where the page is served securely; elsewhere tabs rely on the server's patience.
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  return locks ? locks.request(LOCK, work) : work();
}

async function renew(send: typeof fetch): Promise<boolean> {
  const response = await send(`${API_BASE}/auth/refresh_token`, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  }).catch(() => {
    throw new CallError(0, 'offline', 'offline');
  });
  if (response.status >= 500 || response.status === 429) {
    throw new CallError(response.status, 'busy', response.statusText);
  }
  if (!response.ok) {
    holdAccessToken(undefined);
    return false;
  }
  const body = (await response.json()) as { data: { data: { accessToken: string } } };
  holdAccessToken(body.data.data.accessToken);
  return true;
}
