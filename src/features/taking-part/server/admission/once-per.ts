import type { ProjectSettings } from '#features/projects/contract/settings.ts';
import type { AdmissionRule, Starter } from '#features/responses/public.ts';
import { AppError } from '#kit/contract/errors.ts';

/**
 * Where answers belong to accounts, one signs in before. Anonymous answers stay so, even of somebody who is signed in.
 */
export const signIn: AdmissionRule = {
  appliesTo: ({ responseMethod, onePer }) => responseMethod === 'registered' || onePer === 'account',
  judge(_db, { responseMethod }, { actor }) {
    if (!actor) throw new AppError('signed_out', { message: 'signInToAnswer' });
    return responseMethod === 'registered' ? { userId: actor.id } : {};
  },
};

/** One response from each device or account: a unique index over what they are known by decides. */
export const oncePer: AdmissionRule = {
  appliesTo: ({ onePer }) => onePer !== 'nobody',
  judge: (_db, project, starter) => ({ onceKey: onceKeyOf(project, starter) }),
};

type Known = Pick<Starter, 'actor' | 'device'>;

/**
 * What somebody is known by where they may answer once. Undefined where only
 * an account would tell and nobody is signed in.
 */
export function onceKeyOf({ onePer }: Pick<ProjectSettings, 'onePer'>, { actor, device }: Known): string | undefined {
  if (onePer === 'device') return `device:${device()}`;
  if (onePer === 'account' && actor) return `account:${actor.id}`;
  return undefined;
}
