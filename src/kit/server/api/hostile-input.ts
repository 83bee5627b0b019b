import { AppError } from '#kit/contract/errors.ts';

const MAX_DEPTH = 24;
/** More names than anything that is sent has; each could come to be a refusal of its own, in words. */
const MAX_NAMES = 2_000;

/**
 * Refuses what PostgreSQL cannot store or a recursion cannot bear: NUL characters, lone surrogates, deep nesting, names
 * by the thousand. Schemas see only what passed.
 */
export function refuseHostile(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new AppError('invalid', { message: 'unstorableText' });
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if (depth >= MAX_DEPTH) throw new AppError('invalid', { message: 'tooDeep' });
  const entries = Object.entries(value);
  if (entries.length > MAX_NAMES && !Array.isArray(value)) throw new AppError('too_large');
  for (const [key, inner] of entries) {
    refuseHostile(key);
    refuseHostile(inner, depth + 1);
  }
}
