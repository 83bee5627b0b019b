import { Button } from '@mantine/core';
import { IconMailForward, IconMailOff, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import { RowMenu, RowMenuItem } from '#ui/dashboard/lists/row-menu.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import type { Company } from '../../contract/company.ts';
import { type Invitation, resendCompanyInvitation, withdrawCompanyInvitation } from '../../contract/invitations.ts';
import styles from '../company/company.module.css';
import { invitationsQuery } from '../queries.ts';
import { useCompanyChanged } from '../use-company-changed.ts';
import { InviteDialog } from './invite-dialog.tsx';

const TITLE = 'company-invitations';

/** Who is invited and has not joined yet, for the owners of a company. */
export function InvitationList({ company }: { company: Company }) {
  const t = useText();
  const format = useFormat();
  const { data: invitations, error, refetch } = useQuery(invitationsQuery(company._id));
  const [isInviting, setInviting] = useState(false);
  const invite = (
    <Button leftSection={<IconUserPlus size={18} aria-hidden="true" />} onClick={() => setInviting(true)}>
      {t('company:invite')}
    </Button>
  );
  return (
    <section className={styles.section} aria-labelledby={TITLE}>
      <SectionHead id={TITLE} title={t('company:invitations')} action={company.abilities.invite ? invite : null} />
      {error && !invitations ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {invitations?.length === 0 ? <p className={styles.intro}>{t('company:noInvitations')}</p> : null}
      {invitations && invitations.length > 0 ? (
        <EntryList
          entries={invitations.map((invitation) => ({
            id: invitation._id,
            title: invitation.email,
            about: (
              <>
                <span className={styles.fact}>{t(`company:roleOf.${invitation.role}`)}</span>
                {invitation.invitedBy ? (
                  <span className={styles.fact}>{t('company:invitedBy', { name: invitation.invitedBy })}</span>
                ) : null}
                {invitation.isOver ? null : (
                  <span className={styles.fact}>
                    {t('company:until', { when: format.dateTime(invitation.expiresAt) })}
                  </span>
                )}
              </>
            ),
            end: (
              <span className={styles.ends}>
                {invitation.isOver ? <StatusBadge tone="warning">{t('company:over')}</StatusBadge> : null}
                <InvitationMenu company={company} invitation={invitation} />
              </span>
            ),
          }))}
        />
      ) : null}
      {isInviting ? <InviteDialog companyId={company._id} onClose={() => setInviting(false)} /> : null}
    </section>
  );
}

function InvitationMenu({ company, invitation }: { company: Company; invitation: Invitation }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const changed = useCompanyChanged();
  const { email } = invitation;
  const input = { params: { id: company._id, invitation: invitation._id } };
  const done = (words: string) => async () => {
    showToast('success', words);
    await changed();
  };
  const onError = (error: unknown) => showToast('error', messageOf(error));
  const resend = useCallMutation(resendCompanyInvitation, { onSuccess: done(t('company:sent', { email })), onError });
  const withdraw = useCallMutation(withdrawCompanyInvitation, { onSuccess: done(t('company:withdrawn')), onError });
  return (
    <RowMenu label={t('company:actionsFor', { name: email })}>
      {company.abilities.invite ? (
        <RowMenuItem icon={IconMailForward} onClick={() => resend.mutate(input)}>
          {t('company:resend')}
        </RowMenuItem>
      ) : null}
      <RowMenuItem icon={IconMailOff} danger onClick={() => withdraw.mutate(input)}>
        {t('company:withdraw')}
      </RowMenuItem>
    </RowMenu>
  );
}
