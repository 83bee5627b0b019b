import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { OrderDialog, type Ordered } from '#ui/dashboard/lists/order/order-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type ChoiceKind, orderTicketChoices } from '../../contract/ticket-choices.ts';
import type { ChoiceFinder } from './finders.ts';

interface ChoiceOrderProps {
  kind: ChoiceKind;
  finder: ChoiceFinder;
  entries: readonly Ordered[];
  onClose: () => void;
}

/** In which order all of a kind are offered. */
export function ChoiceOrder({ kind, finder, entries, onClose }: ChoiceOrderProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const order = useCallMutation(orderTicketChoices, {
    async onSuccess() {
      await client.invalidateQueries({ queryKey: callKey(finder) });
      showToast('success', t('ticketChoices:ordered'));
      onClose();
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
  return (
    <OrderDialog
      entries={entries}
      busy={order.isPending}
      onSave={(ids) => order.mutate({ params: { kind }, body: { ids } })}
      onClose={onClose}
    />
  );
}
