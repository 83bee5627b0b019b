import { DEFAULT_LOCALE, isLocale, type Locale, localizePath } from '#domain/text/locale.ts';
import { type Caller, createCaller } from '#kit/contract/call.ts';
import { API_BASE } from '#kit/contract/request.ts';
import { forgetAuth, rememberTarget } from '../session-storage.ts';
import { heldAccessToken, holdAccessToken } from './access-token.ts';
import { observedFetch } from './call-activity.ts';
import { refreshSession } from './refresh-session.ts';
import { sendingFetch } from './sending-fetch.ts';

/** The way from a page to the server: `await call(getProject, { params: { id } })`. In the browser only. */
export const call: Caller = createCaller({ ...session(), fetch: observedFetch });

/** As {@link call}, for what takes long to send: it tells how far that is, and can be stopped. */
export function sendingCall(onSent: (share: number) => void, signal: AbortSignal): Caller {
  return createCaller({ ...session(), fetch: sendingFetch(onSent), signal });
}

function session() {
  return {
    locale: documentLocale,
    accessToken: heldAccessToken,
    refresh: () => refreshSession(),
    onSignedOut: () => void goToSignIn(),
  };
}

function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}

/** The session is over: clear what is left of it and come back here after signing in. */
async function goToSignIn(): Promise<void> {
  holdAccessToken(undefined);
  forgetAuth();
  rememberTarget(window.location.pathname + window.location.search);
  await fetch(`${API_BASE}/auth/logout`, { credentials: 'same-origin' }).catch(() => undefined);
  window.location.assign(localizePath('/login', documentLocale()));
}
