/** Whether a try is within its limit, and if not, after how long one is again. */
export interface Token {
  allowed: boolean;
  retryAfterSeconds: number;
}

export const ALLOWED: Token = { allowed: true, retryAfterSeconds: 0 };

export function refusedUntil(windowEndsAt: Date, now: Date): Token {
  return { allowed: false, retryAfterSeconds: Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000) };
}
