import { UnstyledButton } from '@mantine/core';
import { IconList, IconRoute2, IconSearch } from '@tabler/icons-react';
import { wholeMinutes } from '#domain/questionnaire/estimate.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { projectPaths } from '../../paths.ts';
import { useChecked } from '../workshop/checked.ts';
import { LanguageSwitch } from '../workshop/language-switch.tsx';
import { ToolButton } from '../workshop/tool-button.tsx';
import { DraftUndoRedo } from '../workshop/undo-redo.tsx';
import type { Writing } from '../workshop/use-writing.ts';
import { useWorkshop } from '../workshop/workshop-context.ts';
import styles from './builder.module.css';
import { useBuilderTools } from './builder-context.ts';
import { Keys } from './controls/keys.tsx';
import { openPalette } from './palette/command-palette.tsx';
import { PaneButton } from './pane-button.tsx';
import { paneButtonId } from './parts/element-ids.ts';
import type { Pane } from './state/use-panes.ts';

interface BuilderToolbarProps {
  writing: Writing;
  onWrite: (writing: Writing) => void;
  /** Where the outline does not stand beside the canvas: what opens it. */
  onOutline?: () => void;
  /** Where it does: what stands there. */
  shown: Record<Pane, boolean>;
  onToggle: (pane: Pane) => void;
}

/** Over the canvas: what stands beside it, back and forth, and the language one writes in. */
export function BuilderToolbar({ writing, onWrite, onOutline, shown, onToggle }: BuilderToolbarProps) {
  const t = useText();
  const { isPoll, languages, undo, redo } = useBuilderTools();
  const workshop = useWorkshop();
  const { seconds } = useChecked();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('builder:toolbar')}>
      {onOutline ? (
        <ToolButton tip id={paneButtonId('outline')} label={t('builder:outline')} onClick={onOutline}>
          <IconList size={20} />
        </ToolButton>
      ) : (
        <PaneButton pane="outline" shown={shown.outline} onToggle={onToggle} />
      )}
      <DraftUndoRedo undo={undo} redo={redo} />
      <UnstyledButton className={styles.find} onClick={openPalette}>
        <IconSearch size={18} aria-hidden="true" />
        <span>{t('builder:palette')}</span>
        <Keys withKey="K" />
      </UnstyledButton>
      {isPoll || !workshop ? null : (
        <UnstyledButton
          className={styles.find}
          data-tool="flow"
          component={LocaleLink}
          to={projectPaths.flow(workshop.project)}
        >
          <IconRoute2 size={18} aria-hidden="true" />
          <span>{t('projects:flow')}</span>
        </UnstyledButton>
      )}
      <span className={styles.gap} />
      {seconds > 0 ? (
        <span className={styles.takes}>{t('builder:takes', { count: wholeMinutes(seconds) })}</span>
      ) : null}
      <LanguageSwitch languages={languages} writing={writing} onWrite={onWrite} />
      {onOutline ? null : <PaneButton pane="inspector" shown={shown.inspector} onToggle={onToggle} />}
    </div>
  );
}
