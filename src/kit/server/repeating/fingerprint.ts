import { hash } from 'node:crypto';

/** A digest of each thing that was sent, by its name. */
export type Fingerprint = Record<string, string>;

/** Letters of base64url kept of a digest: 96 bits, so that no two values meet by chance. */
const LETTERS = 16;

/**
 * What tells a repetition from another request under the same key. Digests are keyed with the caller's own key: what is
 * stored is no help in guessing what was sent, a password for one, as long as the key itself is kept as a digest.
 */
export function fingerprintOf(key: string, content: Readonly<Record<string, unknown>>): Fingerprint {
  const given = Object.entries(content).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, digest(key, value)]));
}

/** The names of what differs, what only one of them has included, in order. */
export function differingNames(first: Fingerprint, second: Fingerprint): string[] {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].filter((name) => own(first, name) !== own(second, name)).sort();
}

function own(fingerprint: Fingerprint, name: string): string | undefined {
  return Object.hasOwn(fingerprint, name) ? fingerprint[name] : undefined;
}

// No key has a line break in it and no JSON, so no key and content read as another key and content. In one call: every
// start with a key comes through here, and an HMAC object each time costs several times what the digest does.
function digest(key: string, value: unknown): string {
  return hash('sha256', `${key}\n${canonical(value)}`, 'base64url').slice(0, LETTERS);
}

/** JSON in which the order of names makes no difference. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name as keyof typeof value])}`).join()}}`;
}
