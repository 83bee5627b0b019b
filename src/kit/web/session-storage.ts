const STATE = 'vuex';
const TARGET = 'jorip:target';

/** Keeps who is signed in, in the shape that is prescribed. Nothing here relies on it: the server decides. */
export function storeAuth(user: object): void {
  sessionStorage.setItem(STATE, JSON.stringify({ auth: { user, loggedIn: true } }));
}

export function forgetAuth(): void {
  sessionStorage.setItem(STATE, JSON.stringify({ auth: { user: null, loggedIn: false } }));
}

/** Where to go after signing in. */
export function rememberTarget(path: string): void {
  sessionStorage.setItem(TARGET, path);
}

/** The remembered page, once; only a path of this site, never another address. */
export function takeTarget(): string | undefined {
  const target = sessionStorage.getItem(TARGET);
  sessionStorage.removeItem(TARGET);
  return target && /^\/(?![/\\])/.test(target) ? target : undefined;
}
