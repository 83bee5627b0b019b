import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { BuilderTools } from '../builder/builder-context.ts';
import { useDraft } from '../builder/state/use-draft.ts';
import { ToolButton } from './tool-button.tsx';

export interface Steps {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Back and forth through what was changed. */
export function UndoRedo({ canUndo, canRedo, undo, redo }: Steps) {
  const t = useText();
  return (
    <>
      <ToolButton tip label={t('builder:undo')} disabled={!canUndo} onClick={undo}>
        <IconArrowBackUp size={20} />
      </ToolButton>
      <ToolButton tip label={t('builder:redo')} disabled={!canRedo} onClick={redo}>
        <IconArrowForwardUp size={20} />
      </ToolButton>
    </>
  );
}

/** Through what was changed in the draft. */
export function DraftUndoRedo({ undo, redo }: Pick<BuilderTools, 'undo' | 'redo'>) {
  const canUndo = useDraft((draft) => draft.canUndo);
  const canRedo = useDraft((draft) => draft.canRedo);
  return <UndoRedo canUndo={canUndo} canRedo={canRedo} undo={undo} redo={redo} />;
}
