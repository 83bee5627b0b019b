import { PROJECT_TYPES, type ProjectType } from '#features/projects/contract/kinds.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { libraryPaths } from '../../paths.ts';
import styles from './type-choice.module.css';

/** The types of project that one can make, each with what it is for, and which of them is looked at. */
export function TypeChoice({ type }: { type: ProjectType }) {
  const t = useText();
  return (
    <nav aria-label={t('projects:kinds')}>
      <ul className={styles.kinds}>
        {PROJECT_TYPES.map((each) => (
          <li key={each}>
            <LocaleLink
              to={libraryPaths.newProject(each)}
              className={styles.kind}
              aria-current={each === type ? 'page' : undefined}
              preventScrollReset
            >
              <i className={styles.cloth} data-project-type={each} aria-hidden="true" />
              <strong>{t(`projects:typeName.${each}`)}</strong>
              <span>{t(`projects:kindText.${each}`)}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
