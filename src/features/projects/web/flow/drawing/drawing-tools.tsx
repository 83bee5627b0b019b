import { IconFold, IconFoldDown, IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import styles from './drawing.module.css';
import type { Folding } from './use-folding.ts';

interface DrawingToolsProps {
  zoom: (by: number) => void;
  fit: () => void;
  folding: Folding;
}

/** How near the drawing is, and whether questions in order are one. */
export function DrawingTools({ zoom, fit, folding }: DrawingToolsProps) {
  const t = useText();
  return (
    <div className={styles.tools}>
      <ToolButton tip label={t('flow:zoomOut')} onClick={() => zoom(1 / 1.25)}>
        <IconZoomOut size={20} />
      </ToolButton>
      <ToolButton tip label={t('flow:zoomIn')} onClick={() => zoom(1.25)}>
        <IconZoomIn size={20} />
      </ToolButton>
      <ToolButton tip label={t('flow:fit')} onClick={fit}>
        <IconMaximize size={20} />
      </ToolButton>
      {folding.isFolded || folding.isOpened ? (
        <ToolButton
          tip
          label={t(folding.isFolded ? 'flow:unfold' : 'flow:fold')}
          onClick={folding.isFolded ? folding.openAll : folding.foldAll}
        >
          {folding.isFolded ? <IconFoldDown size={20} /> : <IconFold size={20} />}
        </ToolButton>
      ) : null}
    </div>
  );
}
