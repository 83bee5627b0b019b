import type { ReactNode } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageIndex } from '#ui/dashboard/page-index/page-index.tsx';
import { usePartInView } from '#ui/dashboard/page-index/use-part-in-view.ts';
import type { Typed } from '../../contract/kinds.ts';
import type { SectionSummaries } from './setting-section.tsx';
import { sectionsOf } from './setting-sections.ts';
import styles from './settings.module.css';

interface SectionListProps {
  project?: Pick<Typed, 'mode'>;
  summaries?: SectionSummaries;
  children: ReactNode;
}

/** The sections of the settings, what is set in each, and in which one is; without room, they say it themselves. */
export function SectionList({ project, summaries, children }: SectionListProps) {
  const t = useText();
  const sections = sectionsOf(project);
  const here = usePartInView(sections.map(({ id }) => id));
  const parts = sections.map(({ id, title }) => ({ id, title: t(title), summary: summaries?.[id] }));
  return (
    <div className={styles.sections}>
      <div>
        <div className={styles.sectionsHead}>
          <h2>{t('projects:settingsTab')}</h2>
          {children}
        </div>
        <PageIndex label={t('projects:settingsTab')} parts={parts} here={here} />
      </div>
    </div>
  );
}
