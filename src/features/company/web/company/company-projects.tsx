import { PROJECT_FOLDERS, projectPaths } from '#features/projects/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import type { Company } from '../../contract/company.ts';
import styles from './company.module.css';

const TITLE = 'company-projects';
const KINDS = Object.keys(PROJECT_FOLDERS) as (keyof typeof PROJECT_FOLDERS)[];

/** The ways to the projects that a company shares with its members. */
export function CompanyProjects({ company }: { company: Company }) {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby={TITLE}>
      <SectionHead id={TITLE} title={t('dashboard:projects')} />
      <p className={styles.intro}>{t('company:projectsText')}</p>
      <ul className={styles.ways}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <LocaleLink to={projectPaths.listUnder(kind, company._id)}>{t(`projects:listTitle.${kind}`)}</LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
