import type { ComponentProps } from 'react';
import { PasswordInput } from '#ui/dashboard/forms/fields/password-input.tsx';
import type { SessionUser } from '../../../contract/profile.ts';

interface OwnPasswordProps {
  user: SessionUser;
  field: ComponentProps<typeof PasswordInput>;
}

/** The password once more; managers of passwords know it by the address. */
export function OwnPassword({ user, field }: OwnPasswordProps) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={user.email ?? user.phone ?? ''} readOnly />
      <PasswordInput autoComplete="current-password" {...field} />
    </>
  );
}
