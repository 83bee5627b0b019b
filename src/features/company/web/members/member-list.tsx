import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import { ErrorState } from '#ui/dashboard/states/error-state.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { Avatar } from '#ui/plain/avatar.tsx';
import type { Company } from '../../contract/company.ts';
import styles from '../company/company.module.css';
import { membersQuery } from '../queries.ts';
import { MemberMenu } from './member-menu.tsx';

const TITLE = 'company-members';

/** Who belongs to a company, and for its owners what can be done about it. */
export function MemberList({ company }: { company: Company }) {
  const t = useText();
  const format = useFormat();
  const own = useOutletContext<SessionUser>();
  const { data: members, error, refetch } = useQuery(membersQuery(company._id));
  return (
    <section className={styles.section} aria-labelledby={TITLE}>
      <SectionHead id={TITLE} title={t('company:members')} />
      <p className={styles.intro}>{t('company:membersText')}</p>
      {error && !members ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {members ? (
        <EntryList
          entries={members.map((member) => ({
            id: member._id,
            title: (
              <span className={styles.named}>
                <Avatar image={member.image} name={member.fullName} id={member._id} size={32} />
                {member._id === own._id ? `${member.fullName} (${t('company:you')})` : member.fullName}
              </span>
            ),
            about: (
              <>
                {member.email ? <span className={styles.fact}>{member.email}</span> : null}
                <span className={styles.fact}>{t('company:joined', { when: format.date(member.joinedAt) })}</span>
              </>
            ),
            end: (
              <span className={styles.ends}>
                {t(`company:roleOf.${member.role}`)}
                {company.abilities.manageMembers ? (
                  <MemberMenu companyId={company._id} member={member} isOwn={member._id === own._id} />
                ) : null}
              </span>
            ),
          }))}
        />
      ) : null}
      {members || error ? null : (
        <Waiting>
          <Skeleton height={120} />
        </Waiting>
      )}
    </section>
  );
}
