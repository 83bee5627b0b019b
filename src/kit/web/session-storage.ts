const STATE = 'vuex';
const TARGET = 'jorip:target';

export interface AuthState<User> {
  user: User | null;
  loggedIn: boolean;
}

/** Who is signed in as this tab knows it, so that a reload shows the right frame at once. The server decides again. */
export function storedAuth<User>(): AuthState<User> {
  const stored = parse(sessionStorage.getItem(STATE)) as { auth?: AuthState<User> } | undefined;
  const user = stored?.auth?.user ?? null;
  return { user, loggedIn: user !== null };
}

export function storeAuth<User>(user: User): void {
  const auth: AuthState<User> = { user, loggedIn: true };
  sessionStorage.setItem(STATE, JSON.stringify({ auth }));
}

export function forgetAuth(): void {
  const auth: AuthState<never> = { user: null, loggedIn: false };
  sessionStorage.setItem(STATE, JSON.stringify({ auth }));
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

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
