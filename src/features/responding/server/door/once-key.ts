import { AppError } from '#kit/contract/errors.ts';
import type { Visitor } from '../visitor.ts';
import type { OpenProject } from './open-project.ts';

/** Who may answer this project once, in the word that the unique index decides by; null where anybody may answer again. */
export function onceKeyOf(project: Pick<OpenProject, 'onePer' | 'responseMethod'>, visitor: Visitor): string | null {
  const needsAccount = project.responseMethod === 'registered' || project.onePer === 'account';
  if (needsAccount && !visitor.actor) throw new AppError('signed_out', { message: 'signInToAnswer' });
  if (project.onePer === 'device') return `device:${visitor.device()}`;
  if (project.onePer === 'account' && visitor.actor) return `account:${visitor.actor.id}`;
  return null;
}
