import { libraryPaths } from '#features/library/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ProjectType } from '../../contract/kinds.ts';
import styles from './from-template.module.css';

const CLOTHS = ['marigold', 'river', 'brick'] as const;

/** Below a list of few: the way to what others have begun with. */
export function FromTemplate({ type }: { type: ProjectType }) {
  const t = useText();
  return (
    <p className={styles.card}>
      <span className={styles.cloths} aria-hidden="true">
        {CLOTHS.map((cloth) => (
          <i key={cloth} data-cloth={cloth} />
        ))}
      </span>
      <span>
        <LocaleLink to={libraryPaths.newProject(type)}>{t('projects:fromTemplate')}</LocaleLink>
        <span className={styles.about}>{t('projects:fromTemplateText')}</span>
      </span>
    </p>
  );
}
