import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import { PipedNames } from '#ui/plain/piped-texts.ts';
import { Announcement } from '../workshop/announcement.tsx';
import { ErrorsStrip } from '../workshop/errors-strip.tsx';
import type { Writing } from '../workshop/use-writing.ts';
import styles from './builder.module.css';
import { DetailsContext, LedToContext, useBuilderTools } from './builder-context.ts';
import { BuilderDrawer } from './builder-drawer.tsx';
import { BuilderToolbar } from './builder-toolbar.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { Outline } from './outline/outline.tsx';
import { paneButtonId } from './parts/element-ids.ts';
import { useAddParts } from './parts/use-add-parts.ts';
import { usePipedNames } from './piping/use-piped-names.ts';
import { useBuilderKeys } from './state/use-builder-keys.ts';
import type { BuilderState } from './state/use-builder-state.ts';
import { useDraft } from './state/use-draft.ts';
import { type Panes, useHasRoomForPanes } from './state/use-panes.ts';
import { useDrawer } from './use-drawer.ts';

interface BuilderPanesProps {
  builder: BuilderState;
  writing: Writing;
  onWrite: (writing: Writing) => void;
  panes: Panes;
  notice: string | undefined;
  onDismiss: () => void;
  /** Said twice, a text differs by a space that nobody hears, so that it is said again. */
  said: { text: string; count: number };
}

/** Outline, canvas and inspector side by side; where there is no room, or none is wanted, the others in drawers. */
export const BuilderPanes = memo(function BuilderPanes(props: BuilderPanesProps) {
  const { builder, writing, onWrite, panes, notice, onDismiss, said } = props;
  const { ledTo, arrive } = builder;
  const t = useText();
  const tools = useBuilderTools();
  const area = useRef<HTMLDivElement>(null);
  const isWide = useHasRoomForPanes();
  const { drawer, openOutline, openInspector, leadTo, close } = useDrawer();
  const { addNext } = useAddParts();
  const { shown, toggle, toggleBoth } = panes;
  const beside = { outline: isWide && shown.outline, inspector: isWide && shown.inspector };

  // What one is led to there is to be seen, wherever the details stand.
  const isInspectorBeside = beside.inspector;
  useEffect(() => {
    if (ledTo === undefined) return;
    if (!isInspectorBeside) leadTo(ledTo);
    arrive();
  }, [ledTo, isInspectorBeside, leadTo, arrive]);

  function togglePanes(): void {
    // The focus does not go away with the pane that it is in.
    const pane = document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset.pane;
    toggleBoth();
    if (pane) document.getElementById(paneButtonId(pane))?.focus();
  }

  useBuilderKeys(area, { undo: tools.undo, redo: tools.redo, addNext, togglePanes });
  const body = (
    <div ref={area} className={styles.panes} data-outline={beside.outline} data-inspector={beside.inspector}>
      {beside.outline ? (
        <nav className={styles.pane} data-pane="outline" aria-label={t('builder:outline')}>
          <h2 className={styles.paneTitle}>{t('builder:outline')}</h2>
          <Outline />
        </nav>
      ) : null}
      <div className={styles.middle} inert={drawer.opened}>
        <BuilderToolbar
          writing={writing}
          onWrite={onWrite}
          onOutline={isWide ? undefined : openOutline}
          shown={shown}
          onToggle={toggle}
        />
        <ErrorsStrip />
        <DetailsContext value={beside.inspector ? undefined : openInspector}>
          <Canvas />
        </DetailsContext>
      </div>
      {beside.inspector ? (
        <aside className={styles.pane} data-pane="inspector" aria-label={t('builder:inspector')}>
          <h2 className={styles.paneTitle}>{t('builder:inspector')}</h2>
          <Inspector />
        </aside>
      ) : null}
      {beside.outline && beside.inspector ? null : (
        <LedToContext value={drawer.leadsTo}>
          <BuilderDrawer drawer={drawer} onClose={close} />
        </LedToContext>
      )}
      <UndoNotice notice={notice} onUndo={tools.undo} onDismiss={onDismiss} />
      <Announcement said={said} />
    </div>
  );
  return <NamedPiped>{body}</NamedPiped>;
});

/** The texts in it call what is piped into them by its name. */
function NamedPiped({ children }: { children: ReactNode }) {
  const names = usePipedNames(useDraft(({ rested }) => rested));
  return <PipedNames value={names}>{children}</PipedNames>;
}
