import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { BuilderTools } from '../builder/builder-context.ts';
import { useDraft } from '../builder/state/use-draft.ts';
import { ToolButton } from './tool-button.tsx';

/** Back and forth through what was changed in the draft. */
export function UndoRedo({ undo, redo }: Pick<BuilderTools, 'undo' | 'redo'>) {
  const t = useText();
  const canUndo = useDraft((draft) => draft.canUndo);
  const canRedo = useDraft((draft) => draft.canRedo);
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
