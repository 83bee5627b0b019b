import { AppError, type MessageRef } from '#kit/contract/errors.ts';
import { placeOf } from './place-of.ts';

const MAX_DEPTH = 24;
/** More names than anything that is sent has; each could come to be a refusal of its own, in words. */
const MAX_NAMES = 2_000;

/** What cannot be taken, and where it stands. */
interface Hostile {
  why: MessageRef & { key: 'unstorableText' | 'tooDeep' | 'forbiddenName' };
  path: readonly string[];
}

/**
 * Refuses what PostgreSQL cannot store, a recursion cannot bear or every object inherits from: NUL characters, lone
 * surrogates, deep nesting, names by the thousand, `__proto__`. Names the place, `whole` where it is all that was sent.
 * Schemas see only what passed.
 */
export function refuseHostile(value: unknown, whole: 'body' | 'query' = 'body'): void {
  const found = hostileIn(value, 0);
  if (!found) return;
  const { why, path } = found;
  throw new AppError('invalid', { message: why.key, fields: { [placeOf(path) || whole]: [why] } });
}

function hostileIn(value: unknown, depth: number): Hostile | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : { why: { key: 'unstorableText' }, path: [] };
  if (value === null || typeof value !== 'object') return undefined;
  if (depth >= MAX_DEPTH) return { why: { key: 'tooDeep' }, path: [] };
  const entries = Object.entries(value);
  if (entries.length > MAX_NAMES && !Array.isArray(value)) throw new AppError('too_large');
  for (const [name, inner] of entries) {
    // It could not be said either: its place is that of what it is in.
    if (!isStorable(name)) return { why: { key: 'unstorableText' }, path: [] };
    const found = isForbidden(name, inner) ? forbidden(name) : hostileIn(inner, depth + 1);
    if (found) return { ...found, path: [name, ...found.path] };
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** What would change other objects, where somebody copies it by its names. */
function isForbidden(name: string, inner: unknown): boolean {
  if (name === '__proto__') return true;
  return name === 'constructor' && inner !== null && typeof inner === 'object' && Object.hasOwn(inner, 'prototype');
}

function forbidden(name: string): Hostile {
  return { why: { key: 'forbiddenName', values: { name } }, path: [] };
}
