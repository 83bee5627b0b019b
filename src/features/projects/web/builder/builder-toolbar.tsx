import { Kbd, UnstyledButton } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp, IconList, IconSearch } from '@tabler/icons-react';
import { wholeMinutes } from '#domain/questionnaire/estimate.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LanguageSwitch } from '../bar/language-switch.tsx';
import styles from './builder.module.css';
import { type Builder, useBuilderTools } from './builder-context.ts';
import { ToolButton } from './controls/tool-button.tsx';
import { openPalette } from './palette/command-palette.tsx';
import type { Writing } from './state/use-writing.ts';

interface BuilderToolbarProps {
  builder: Builder;
  writing: Writing;
  onWrite: (writing: Writing) => void;
  /** Where the outline does not stand beside the canvas: what opens it. */
  onOutline?: () => void;
}

/** Over the canvas: back and forth, and where the window is small what has no room elsewhere. */
export function BuilderToolbar({ builder, writing, onWrite, onOutline }: BuilderToolbarProps) {
  const t = useText();
  const { undo, redo } = useBuilderTools();
  const { canUndo, canRedo, checked } = builder;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('builder:toolbar')}>
      {onOutline ? (
        <ToolButton tip label={t('builder:outline')} onClick={onOutline}>
          <IconList size={20} />
        </ToolButton>
      ) : null}
      <ToolButton tip label={t('builder:undo')} disabled={!canUndo} onClick={undo}>
        <IconArrowBackUp size={20} />
      </ToolButton>
      <ToolButton tip label={t('builder:redo')} disabled={!canRedo} onClick={redo}>
        <IconArrowForwardUp size={20} />
      </ToolButton>
      <UnstyledButton className={styles.find} onClick={openPalette}>
        <IconSearch size={18} aria-hidden="true" />
        <span>{t('builder:palette')}</span>
        <Kbd>{useOs() === 'macos' ? '⌘ K' : 'Ctrl + K'}</Kbd>
      </UnstyledButton>
      <span className={styles.gap} />
      {onOutline ? (
        <LanguageSwitch writing={writing} onWrite={onWrite} />
      ) : checked.seconds > 0 ? (
        <span className={styles.takes}>{t('builder:takes', { count: wholeMinutes(checked.seconds) })}</span>
      ) : null}
    </div>
  );
}
