import { AppError } from '#kit/contract/errors.ts';

const MAX_DEPTH = 24;

/**
 * Refuses what PostgreSQL cannot store or a recursion cannot bear: NUL characters, lone surrogates, deep nesting.
 * Schemas see only what passed.
 */
export function refuseHostile(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new AppError('invalid', { message: 'unstorableText' });
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if (depth >= MAX_DEPTH) throw new AppError('invalid', { message: 'tooDeep' });
  for (const [key, inner] of Object.entries(value)) {
    refuseHostile(key);
    refuseHostile(inner, depth + 1);
  }
}
