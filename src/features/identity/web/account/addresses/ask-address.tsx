import { TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PasswordInput } from '#ui/dashboard/forms/fields/password-input.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { startAddressChange } from '../../../contract/addresses.ts';
import type { SessionUser } from '../../../contract/profile.ts';
import type { AddressKind } from './address-kind.ts';

const EMPTY = { identifier: '', currentPassword: '' };

interface AskAddressProps {
  user: SessionUser;
  kind: AddressKind;
  onSent: (id: string) => void;
}

/** The new address, and the password of whoever changes it. */
export function AskAddress({ user, kind, onSent }: AskAddressProps) {
  const t = useText();
  const { field, shell } = useSchemaForm({
    schema: startAddressChange.body,
    saves: 'button',
    saved: EMPTY,
    labels: { identifier: t(`account:newAddress.${kind}`), currentPassword: t('account:currentPassword') },
    bodyOf: (values) => values,
    check: ({ identifier }) => ({
      identifier:
        identifier.trim() !== '' && identifier.includes('@') !== (kind === 'email')
          ? t(`account:no.${kind}`)
          : undefined,
    }),
    async save(body) {
      const { _id: id } = await call(startAddressChange, { body });
      onSent(id);
      return { content: EMPTY };
    },
  });
  const typed =
    kind === 'email'
      ? ({ type: 'email', autoComplete: 'email' } as const)
      : ({ type: 'tel', autoComplete: 'tel' } as const);
  return (
    <FormShell {...shell} submitLabel={t('account:sendCode')}>
      <FormSection>
        <TextInput {...typed} {...field('identifier')} description={t(`account:newAddressHint.${kind}`)} />
        <input type="hidden" name="username" autoComplete="username" value={user.email ?? user.phone ?? ''} readOnly />
        <PasswordInput autoComplete="current-password" {...field('currentPassword')} />
      </FormSection>
    </FormShell>
  );
}
