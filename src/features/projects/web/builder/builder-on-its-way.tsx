import { Skeleton } from '@mantine/core';
import { localeAmong } from '#domain/text/locale.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useLoadedProject } from '../loaded-project.ts';
import styles from './builder.module.css';
import { CanvasFace } from './canvas/canvas-face.tsx';
import { OutlineFace } from './outline/outline-face.tsx';
import { usePanes } from './state/use-panes.ts';

/** The builder until script is at work: the questions themselves, and room for what they are edited with. */
export function BuilderOnItsWay() {
  const t = useText();
  const page = useLocale();
  const project = useLoadedProject();
  const isHydrated = useHydrated();
  const { shown } = usePanes();
  if (!project?.abilities.update) return null;
  const { questionnaire, languages } = project;
  const isPoll = project.kind === 'poll';
  const locale = localeAmong(languages, page);
  // The server does not know what the device remembers.
  const hasOutline = isHydrated ? shown.outline : true;
  const hasInspector = isHydrated ? shown.inspector : true;
  return (
    <div className={styles.panes} data-outline={hasOutline} data-inspector={hasInspector}>
      {hasOutline ? (
        <div className={styles.pane} data-pane="outline" data-waits="">
          <h2 className={styles.paneTitle}>{t('builder:outline')}</h2>
          <OutlineFace questionnaire={questionnaire} locale={locale} isPoll={isPoll} />
        </div>
      ) : null}
      <div className={styles.middle}>
        <div className={styles.toolbar}>
          <Skeleton width={180} height={28} />
          <span className={styles.gap} />
          <Skeleton width={140} height={28} />
        </div>
        <CanvasFace questionnaire={questionnaire} locale={locale} isPoll={isPoll} isQuiz={project.kind === 'quiz'} />
      </div>
      {hasInspector ? (
        <div className={styles.pane} data-pane="inspector" data-waits="">
          <h2 className={styles.paneTitle}>{t('builder:inspector')}</h2>
          <Skeleton height={108} />
        </div>
      ) : null}
    </div>
  );
}
