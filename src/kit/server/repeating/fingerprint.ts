import { createHmac } from 'node:crypto';

/** A digest of each thing that was sent, by its name. */
export type Fingerprint = Record<string, string>;

/** Enough that no two values meet by chance. */
const BYTES = 12;

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

function digest(key: string, value: unknown): string {
  return createHmac('sha256', key).update(canonical(value)).digest().subarray(0, BYTES).toString('base64url');
}

/** JSON in which the order of names makes no difference. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) => (isPlainObject(inner) ? sortedByName(inner) : inner));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function sortedByName(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
