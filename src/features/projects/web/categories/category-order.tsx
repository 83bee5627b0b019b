import { localizedText } from '#domain/text/localized.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { OrderDialog } from '#ui/dashboard/lists/order/order-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type CategoryEntry, orderCategories } from '../../contract/category-entries.ts';
import { useReadAgain } from './use-category-changes.ts';

interface CategoryOrderProps {
  entries: readonly CategoryEntry[];
  onClose: () => void;
}

/** In which order owners are offered all of them. */
export function CategoryOrder({ entries, onClose }: CategoryOrderProps) {
  const t = useText();
  const locale = useLocale();
  const messageOf = useErrorMessage();
  const readAgain = useReadAgain();
  const order = useCallMutation(orderCategories, {
    async onSuccess() {
      await readAgain();
      showToast('success', t('content:ordered'));
      onClose();
    },
    onError: (error) => showToast('error', messageOf(error)),
  });
  return (
    <OrderDialog
      entries={entries.map(({ _id, name }) => ({ id: _id, name: localizedText(name, locale) }))}
      busy={order.isPending}
      onSave={(ids) => order.mutate({ body: { ids } })}
      onClose={onClose}
    />
  );
}
