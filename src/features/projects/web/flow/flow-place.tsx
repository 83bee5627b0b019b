import { Button, SegmentedControl } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { flowGraph } from '#domain/questionnaire/flow-graph/flow-graph.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { projectPaths } from '../../paths.ts';
import { BuilderToolsContext } from '../builder/builder-context.ts';
import { ShortcutsPlace } from '../builder/shortcuts/shortcuts-place.tsx';
import { useBuilderKeys } from '../builder/state/use-builder-keys.ts';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import { Announcement } from '../workshop/announcement.tsx';
import { DraftUndoRedo } from '../workshop/undo-redo.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { fetchPanel } from './branches/opened-branches.tsx';
import { FlowDrawing } from './drawing/flow-drawing.tsx';
import { useDrawn } from './drawing/use-drawn.ts';
import { useFolding } from './drawing/use-folding.ts';
import styles from './flow.module.css';
import { FlowList } from './flow-list.tsx';
import { Trial } from './trial/trial.tsx';
import { useTrial } from './trial/use-trial.ts';

/** The ways through the questions of a project, drawn or as a list, and what made-up respondents make of them. */
export function FlowPlace({ workshop }: { workshop: Workshop }) {
  const t = useText();
  const { project, builder, settings, go } = workshop;
  const { tools, said } = builder;
  const questionnaire = useQuestionnaire();
  const [view, setView] = useState<'drawing' | 'list'>('drawing');
  const graph = useMemo(() => flowGraph(questionnaire), [questionnaire]);
  const trial = useTrial({ questionnaire, quotas: settings.values.quotas, languages: tools.languages });
  const folding = useFolding(graph);
  const drawn = useDrawn(folding.graph, questionnaire, trial.report !== undefined);
  // It is there by the time that somebody opens a question.
  useEffect(() => void fetchPanel(), []);
  const area = useRef<HTMLDivElement>(null);
  useBuilderKeys(area, { undo: tools.undo, redo: tools.redo });

  if (questionsOf(questionnaire).length === 0) {
    return (
      <EmptyState
        picture="nothing-found"
        title={t('flow:nothing')}
        text={t('flow:nothingText')}
        action={
          <Button component={LocaleLink} to={projectPaths.build(project)}>
            {t('flow:toBuild')}
          </Button>
        }
      />
    );
  }
  const shown = { questionnaire, graph, report: trial.report, onGo: go };
  const isFailed = drawn === 'failed';
  const isDrawing = view === 'drawing';
  return (
    <BuilderToolsContext value={tools}>
      <div ref={area} className={styles.place}>
        <header className={styles.head}>
          <div>
            <h2>{t('projects:flow')}</h2>
            <p className={styles.text}>{t('flow:text')}</p>
          </div>
          <div className={styles.controls}>
            <DraftUndoRedo undo={tools.undo} redo={tools.redo} />
            <SegmentedControl
              aria-label={t('flow:view')}
              value={view}
              onChange={setView}
              data={[
                { value: 'drawing' as const, label: t('flow:drawing') },
                { value: 'list' as const, label: t('flow:list') },
              ]}
            />
          </div>
        </header>
        {isDrawing && !isFailed ? (
          <FlowDrawing report={trial.report} onGo={go} laidOut={drawn} now={questionnaire} folding={folding} />
        ) : null}
        {isDrawing && isFailed ? <p role="alert">{t('flow:failed')}</p> : null}
        {isDrawing && !isFailed ? null : <FlowList {...shown} />}
        <Trial workshop={workshop} trial={trial} graph={graph} />
        <ShortcutsPlace tools={tools} />
        <Announcement said={said} />
      </div>
    </BuilderToolsContext>
  );
}
