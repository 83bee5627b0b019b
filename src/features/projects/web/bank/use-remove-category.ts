import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type BankCategory, deleteBankCategory } from '../../contract/bank-categories.ts';
import { nameOf } from './bank-tree.ts';
import { useReadBankAgain } from './use-bank.ts';

/** Deletes a category that nothing is in; where something is, it says so. */
export function useRemoveCategory() {
  const t = useText();
  const locale = useLocale();
  const messageOf = useErrorMessage();
  const readAgain = useReadBankAgain();
  const removing = useCallMutation(deleteBankCategory, {
    onSuccess: readAgain,
    onError: (error: unknown) => showToast('error', messageOf(error)),
  });
  return (category: BankCategory) =>
    removing.mutate(
      { params: { id: category._id } },
      { onSuccess: () => showToast('success', t('bank:categoryDeleted', { name: nameOf(category, locale) })) },
    );
}
