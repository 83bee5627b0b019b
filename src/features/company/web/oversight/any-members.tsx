import { projectPaths } from '#features/projects/paths.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import { EntryList } from '#ui/dashboard/lists/entries/entry-list.tsx';
import type { AnyCompany } from '../../contract/oversight.ts';
import styles from '../company/company.module.css';

const TITLE = 'any-members';

/** Who belongs to a company; each leads to their projects. */
export function AnyMembers({ members }: { members: AnyCompany['memberList'] }) {
  const t = useText();
  const format = useFormat();
  return (
    <section className={styles.section} aria-labelledby={TITLE}>
      <SectionHead id={TITLE} title={t('company:members')} />
      <EntryList
        entries={members.map(({ _id: id, fullName, email, role, joinedAt }) => ({
          id,
          title: fullName,
          to: projectPaths.allOf(id),
          about: (
            <>
              {email ? <span className={styles.fact}>{email}</span> : null}
              <span className={styles.fact}>{t('company:joined', { when: format.date(joinedAt) })}</span>
            </>
          ),
          end: t(`company:roleOf.${role}`),
        }))}
      />
    </section>
  );
}
