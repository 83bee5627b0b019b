import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { OrderDialog, type Ordered } from '#ui/dashboard/lists/order/order-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type ContentKind, orderContent } from '../../contract/content.ts';
import type { ContentFinder } from './entries.ts';

interface ContentOrderProps {
  kind: ContentKind;
  finder: ContentFinder;
  entries: readonly Ordered[];
  onClose: () => void;
}

/** In which order visitors are shown all of a kind. */
export function ContentOrder({ kind, finder, entries, onClose }: ContentOrderProps) {
  const t = useText();
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const order = useCallMutation(orderContent, {
    async onSuccess() {
      await client.invalidateQueries({ queryKey: callKey(finder) });
      showToast('success', t('content:ordered'));
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
