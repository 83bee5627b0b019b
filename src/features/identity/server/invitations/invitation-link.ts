import { DAY_MS } from '#domain/text/durations.ts';
import { newSecret, sha256 } from '#kit/server/ids.ts';

const LINK_BYTES = 16;
const LINK_DAYS = 7;

/** What a new link shows, 128 bits that nobody guesses, and what is kept of it. */
export function newLink(now: Date) {
  const token = newSecret(LINK_BYTES);
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  return { token, kept: { tokenHash: sha256(token), sentAt: now, expiresAt } };
}
