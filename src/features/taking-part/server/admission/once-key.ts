import type { ProjectSettings } from '#features/projects/contract.ts';
import { AppError } from '#kit/contract/errors.ts';
import type { Visitor } from '../visitor.ts';

type Once = Pick<ProjectSettings, 'onePer' | 'responseMethod'>;

/** As {@link onceKeyOf}, for a start: refuses whoever has to sign in first. */
export function requireOnceKey(project: Once, visitor: Visitor): string | null {
  const needsAccount = project.responseMethod === 'registered' || project.onePer === 'account';
  if (needsAccount && !visitor.actor) throw new AppError('signed_out', { message: 'signInToAnswer' });
  return onceKeyOf(project, visitor);
}

/**
 * What somebody is known by where they may answer once: a unique index decides by it. Null where anybody may answer
 * again, and where only an account would tell and nobody is signed in.
 */
export function onceKeyOf({ onePer }: Pick<Once, 'onePer'>, visitor: Visitor): string | null {
  if (onePer === 'device') return `device:${visitor.device()}`;
  if (onePer === 'account' && visitor.actor) return `account:${visitor.actor.id}`;
  return null;
}
