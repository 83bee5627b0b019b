import { Kbd, UnstyledButton } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp, IconList, IconSearch } from '@tabler/icons-react';
import { wholeMinutes } from '#domain/questionnaire/estimate.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './builder.module.css';
import { type Builder, useBuilderTools } from './builder-context.ts';
import { LanguageSwitch } from './controls/language-switch.tsx';
import { ToolButton } from './controls/tool-button.tsx';
import { openPalette } from './palette/command-palette.tsx';
import { PaneButton } from './pane-button.tsx';
import type { Pane } from './state/use-panes.ts';
import type { Writing } from './state/use-writing.ts';

interface BuilderToolbarProps {
  builder: Builder;
  writing: Writing;
  onWrite: (writing: Writing) => void;
  /** Where the outline does not stand beside the canvas: what opens it. */
  onOutline?: () => void;
  /** Where it does: what stands there. */
  shown: Record<Pane, boolean>;
  onToggle: (pane: Pane) => void;
}

/** Over the canvas: what stands beside it, back and forth, and the language one writes in. */
export function BuilderToolbar({ builder, writing, onWrite, onOutline, shown, onToggle }: BuilderToolbarProps) {
  const t = useText();
  const { undo, redo } = useBuilderTools();
  const { canUndo, canRedo, checked } = builder;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('builder:toolbar')}>
      {onOutline ? (
        <ToolButton tip label={t('builder:outline')} onClick={onOutline}>
          <IconList size={20} />
        </ToolButton>
      ) : (
        <PaneButton pane="outline" shown={shown.outline} onToggle={onToggle} />
      )}
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
      {checked.seconds > 0 ? (
        <span className={styles.takes}>{t('builder:takes', { count: wholeMinutes(checked.seconds) })}</span>
      ) : null}
      <LanguageSwitch writing={writing} onWrite={onWrite} />
      {onOutline ? null : <PaneButton pane="inspector" shown={shown.inspector} onToggle={onToggle} />}
    </div>
  );
}
