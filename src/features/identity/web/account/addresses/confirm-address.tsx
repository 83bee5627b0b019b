import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { call } from '#kit/web/calls/call-client.ts';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useMobileNumber } from '#kit/web/i18n/use-mobile-number.ts';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { confirmAddressChange, resendAddressCode } from '../../../contract/addresses.ts';
import { findSessions } from '../../../contract/sessions.ts';
import { addressChangeQuery } from '../../queries.ts';
import type { AddressKind } from './address-kind.ts';

const EMPTY = { code: '' };

interface ConfirmAddressProps {
  id: string;
  onDone: () => void;
  onOther: (kind: AddressKind) => void;
}

/** The code that was sent to the new address. */
export function ConfirmAddress({ id, onDone, onOther }: ConfirmAddressProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const mobileNumber = useMobileNumber();
  const { revalidate } = useRevalidator();
  const queries = useQueryClient();
  const { data: change, error } = useQuery(addressChangeQuery(id));
  const resend = useCallMutation(resendAddressCode, {
    onSuccess: () => showToast('success', t('account:codeSent')),
    onError: (failed: unknown) => showToast('error', messageOf(failed)),
  });
  const { field, shell } = useSchemaForm({
    schema: confirmAddressChange.body,
    saves: 'button',
    saved: EMPTY,
    labels: { code: t('identity:code') },
    bodyOf: (values) => values,
    async save(body) {
      await call(confirmAddressChange, { params: { id }, body });
      showToast('success', t('account:addressChanged'));
      // Before the dialog is left: another address of the page would stop it.
      await revalidate();
      void queries.invalidateQueries({ queryKey: callKey(findSessions) });
      onDone();
      return { content: EMPTY };
    },
  });
  if (error) return <p role="alert">{t('account:changeOver')}</p>;
  return (
    <>
      <p>{change ? t('account:codeSentTo', { to: mobileNumber(change.sentTo) }) : null}</p>
      <FormShell
        {...shell}
        submitLabel={t('account:confirmAddress')}
        atFoot={
          <>
            <Button variant="subtle" loading={resend.isPending} onClick={() => resend.mutate({ params: { id } })}>
              {t('account:sendAgain')}
            </Button>
            <Button variant="subtle" disabled={!change} onClick={() => change && onOther(change.kind)}>
              {t('account:otherAddress')}
            </Button>
          </>
        }
      >
        <FormSection>
          <TextInput
            {...field('code')}
            description={t('identity:codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </FormSection>
      </FormShell>
    </>
  );
}
