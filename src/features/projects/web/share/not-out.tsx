import { Button } from '@mantine/core';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { PosterSheet } from './poster-sheet.tsx';
import styles from './share.module.css';

/** A draft has a link that leads nowhere yet, so none is shown; its poster is seen all the same, without a code. */
export function NotOut({ project }: { project: Project }) {
  const t = useText();
  return (
    <div className={styles.share} data-dimmed="">
      <div className={styles.main}>
        <div className={styles.card}>
          <EmptyState
            picture="unpublished"
            title={t('sharing:notOut')}
            text={t('sharing:notOutText', { kind: t(`common:kind.${project.kind}`) })}
            action={
              <Button variant="default" component={LocaleLink} to={projectPaths.build(project)}>
                {t('sharing:toQuestions')}
              </Button>
            }
          />
        </div>
      </div>
      <div className={styles.side}>
        <PosterSheet project={project} />
      </div>
    </div>
  );
}
