import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PasswordField } from '#ui/plain/fields/password-field.tsx';
import type { NotStarted } from './begin.ts';

/** Asks for the password of a limited project, and says where it was not the right one. */
export function ProjectPasswordField({ refused }: { refused: NotStarted | undefined }) {
  const t = useText();
  return (
    <PasswordField
      name="poll_password"
      label={t('takingPart:password')}
      hint={t('takingPart:passwordHint')}
      error={refused?.isPassword ? refused.message : undefined}
      autoComplete="off"
      required
    />
  );
}
