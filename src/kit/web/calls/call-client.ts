import { DEFAULT_LOCALE, isLocale, type Locale, localizePath } from '#domain/text/locale.ts';
import { type Caller, createCaller } from '#kit/contract/call.ts';
import { API_BASE } from '#kit/contract/request.ts';
import { forgetAuth, rememberTarget } from '../session-storage.ts';
import { heldAccessToken, holdAccessToken } from './access-token.ts';
import { observedFetch } from './call-activity.ts';
import { refreshSession } from './refresh-session.ts';

/** The way from a page to the server: `await call(getProject, { params: { id } })`. In the browser only. */
export const call: Caller = createCaller({
  locale: documentLocale,
  accessToken: heldAccessToken,
  refresh: () => refreshSession(),
  onSignedOut: () => void goToSignIn(),
  fetch: observedFetch,
});

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
