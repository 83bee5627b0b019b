import type { Actor } from '#kit/contract/actor.ts';
import { scopesIn } from '#kit/contract/scope.ts';
import type { SessionUser } from '../../contract/profile.ts';
import { fullName } from '../../policy.ts';
import { addressOfPhoto } from '../photo/photo-name.ts';
import { users } from '../tables.ts';

/** The columns that a signed-in person's own screens show. */
export const sessionUserColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  role: users.role,
  image: users.image,
  state: users.state,
  organization: users.organization,
  occupation: users.occupation,
  dateOfBirth: users.dateOfBirth,
  gender: users.gender,
  scope: users.scope,
};

type Row = Pick<typeof users.$inferSelect, keyof typeof sessionUserColumns>;

export function presentSessionUser(
  { id, image, ...user }: Row,
  { permissions }: Pick<Actor, 'permissions'>,
): SessionUser {
  const held = { permissions: [...permissions], scope: scopesIn(user.scope) };
  return { _id: id, fullName: fullName(user), ...user, ...held, image: addressOfPhoto(image) };
}
