import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { projectPaths } from '../../paths.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { DraftDetail } from './draft-detail.tsx';
import styles from './history.module.css';
import { VersionDetail } from './version-detail.tsx';
import { VersionList } from './version-list.tsx';

/** Of the query: which version is looked at. */
const CHOSEN = 'version';

/** What was published, version by version, and what became of the questions from one to the next. */
export function HistoryPlace({ workshop }: { workshop: Workshop }) {
  const t = useText();
  const [search] = useSearchParams();
  const { project } = workshop;
  const { version: current } = project;
  if (current === null) {
    return (
      <EmptyState
        picture="unpublished"
        title={t('versions:none')}
        text={t('versions:noneText')}
        action={
          <Button component={LocaleLink} to={projectPaths.build(project)}>
            {t('versions:toBuild')}
          </Button>
        }
      />
    );
  }
  const asked = search.get(CHOSEN);
  // A draft that is the same as what was published has nothing to say.
  const number = asked === null && !project.changedSincePublished ? current : Number(asked);
  const isVersion = Number.isInteger(number) && number >= 1;
  return (
    <div className={styles.history} data-chosen={asked === null ? undefined : ''}>
      <header className={styles.head}>
        <h2>{t('versions:history')}</h2>
        <p>{t('versions:historyText')}</p>
      </header>
      <VersionList project={project} chosen={isVersion ? number : null} query={CHOSEN} />
      <section className={styles.detail} aria-labelledby={DETAIL_TITLE}>
        <LocaleLink to={projectPaths.history(project)} className={styles.back} preventScrollReset>
          ‹ {t('versions:all')}
        </LocaleLink>
        {isVersion ? (
          <VersionDetail key={number} number={number} titleId={DETAIL_TITLE} workshop={workshop} />
        ) : (
          <DraftDetail current={current} titleId={DETAIL_TITLE} workshop={workshop} />
        )}
      </section>
    </div>
  );
}

const DETAIL_TITLE = 'version-title';
