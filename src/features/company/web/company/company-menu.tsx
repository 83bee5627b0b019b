import { IconDoorExit, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocaleNavigate } from '#kit/web/i18n/use-locale-navigate.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type Company, deleteCompany } from '../../contract/company.ts';
import { leaveCompany } from '../../contract/members.ts';
import { companyPaths } from '../../paths.ts';
import { useCompanyName } from '../company-name.ts';
import { useCompanyChanged } from '../use-company-changed.ts';

/** What ends it: leaving the company, and for its owners deleting it. */
export function CompanyMenu({ company }: { company: Company }) {
  const t = useText();
  const name = useCompanyName()(company);
  const messageOf = useErrorMessage();
  const changed = useCompanyChanged();
  const navigate = useLocaleNavigate();
  const [asked, setAsked] = useState<'leave' | 'delete'>();
  const params = { id: company._id };
  const gone = (words: string) => async () => {
    navigate(companyPaths.list);
    showToast('success', words);
    await changed();
  };
  const onError = (error: unknown) => {
    setAsked(undefined);
    showToast('error', messageOf(error));
  };
  const leave = useCallMutation(leaveCompany, { onSuccess: gone(t('company:left')), onError });
  const remove = useCallMutation(deleteCompany, { onSuccess: gone(t('company:deleted')), onError });
  return (
    <>
      <RowMenu label={t('company:actionsFor', { name })}>
        <RowMenuItem icon={IconDoorExit} onClick={() => setAsked('leave')}>
          {t('company:leave')}
        </RowMenuItem>
        {company.abilities.delete ? (
          <RowMenuItem icon={IconTrash} danger onClick={() => setAsked('delete')}>
            {t('company:delete')}
          </RowMenuItem>
        ) : null}
      </RowMenu>
      <ConfirmDialog
        opened={asked === 'leave'}
        title={t('company:leaveTitle', { company: name })}
        confirmLabel={t('company:doLeave')}
        danger
        busy={leave.isPending}
        onConfirm={() => leave.mutate({ params })}
        onCancel={() => setAsked(undefined)}
      >
        <p>{t('company:leaveText')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'delete'}
        title={t('company:deleteTitle', { company: name })}
        confirmLabel={t('company:doDelete')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params })}
        onCancel={() => setAsked(undefined)}
      >
        <p>{t('company:deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
