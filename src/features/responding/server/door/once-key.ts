import { AppError } from '#kit/contract/errors.ts';
import type { Visitor } from '../visitor.ts';
import type { OpenProject } from './open-project.ts';

/** What somebody is known by where they may answer once: a unique index decides by it. Null where anybody may answer again. */
export function onceKeyOf(project: Pick<OpenProject, 'onePer' | 'responseMethod'>, visitor: Visitor): string | null {
  const needsAccount = project.responseMethod === 'registered' || project.onePer === 'account';
  if (needsAccount && !visitor.actor) throw new AppError('signed_out', { message: 'signInToAnswer' });
  if (project.onePer === 'device') return `device:${visitor.device()}`;
  if (project.onePer === 'account' && visitor.actor) return `account:${visitor.actor.id}`;
  return null;
}
