import { Skeleton } from '@mantine/core';
import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { ToolButton } from '../../workshop/tool-button.tsx';
import type { ShownFlow } from '../flow-list.tsx';
import { TRIAL_ID } from '../trial/trial-id.ts';
import styles from './drawing.module.css';
import { DrawnParts } from './drawn-parts.tsx';
import type { Drawn } from './lay-out.ts';
import { useZoom } from './use-zoom.ts';

/** The flow as a drawing: parts of it lead to where they are edited. What made-up respondents did lies over it. */
export function FlowDrawing({ drawn, ...shown }: ShownFlow & { drawn: Drawn | undefined }) {
  const t = useText();
  const { frame, scale, zoom, fit, grab } = useZoom(drawn);
  return (
    <section className={styles.drawing} aria-label={t('flow:drawn')}>
      <a className={styles.skip} href={`#${TRIAL_ID}`}>
        {t('flow:skip')}
      </a>
      <div className={styles.tools}>
        <p className={styles.keys}>{t('flow:keys')}</p>
        <ToolButton tip label={t('flow:zoomOut')} onClick={() => zoom(1 / 1.25)}>
          <IconZoomOut size={20} />
        </ToolButton>
        <ToolButton tip label={t('flow:zoomIn')} onClick={() => zoom(1.25)}>
          <IconZoomIn size={20} />
        </ToolButton>
        <ToolButton tip label={t('flow:fit')} onClick={fit}>
          <IconMaximize size={20} />
        </ToolButton>
      </div>
      <div ref={frame} className={styles.frame} onPointerDown={grab}>
        {drawn ? (
          // biome-ignore lint/a11y/noSvgWithoutTitle: its section is named; a title would follow the pointer.
          <svg width={drawn.width * scale} height={drawn.height * scale} viewBox={`0 0 ${drawn.width} ${drawn.height}`}>
            <DrawnParts {...shown} drawn={drawn} />
          </svg>
        ) : (
          <Waiting>
            <Skeleton height={480} />
          </Waiting>
        )}
      </div>
    </section>
  );
}
