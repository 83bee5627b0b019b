import { Button } from '@mantine/core';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Contact, closeContact, reopenContact } from '../../contract/contacts.ts';
import { useContactChanged } from './use-contact-changed.ts';

/** Closes a contact that needs no answer any more, and opens it again. */
export function CloseContactButton({ contact: { _id: id, standing } }: { contact: Contact }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const changed = useContactChanged(id);
  const isClosed = standing === 'closed';
  const { mutate, isPending } = useCallMutation(isClosed ? reopenContact : closeContact, {
    onSuccess: () => void changed(),
    onError: (error) => showToast('error', messageOf(error)),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate({ params: { id } })}>
      {t(isClosed ? 'support:reopen' : 'support:close')}
    </Button>
  );
}
