import { type ReactNode, useRef } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import { ShortcutsPlace } from '../builder/shortcuts/shortcuts-place.tsx';
import { useBuilderKeys } from '../builder/state/use-builder-keys.ts';
import { Announcement } from '../workshop/announcement.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { SettingsSteps } from './settings-steps.tsx';

interface SettingsAreaProps {
  workshop: Workshop;
  className: string | undefined;
  /** What is edited, with the buttons that lead back and forth through it. */
  children: (steps: ReactNode) => ReactNode;
}

/** Where settings are edited: back and forth by buttons and keys, each step told; what was removed has a way back. */
export function SettingsArea({ workshop: { settings, builder }, className, children }: SettingsAreaProps) {
  const t = useText();
  const { canUndo, canRedo, notice, dismissNotice } = settings;
  const area = useRef<HTMLDivElement>(null);

  function undo(): void {
    if (!canUndo) return;
    settings.undo();
    builder.tools.say(t('builder:undone'));
  }

  function redo(): void {
    if (!canRedo) return;
    settings.redo();
    builder.tools.say(t('builder:redone'));
  }

  useBuilderKeys(area, { undo, redo });
  return (
    <div ref={area} className={className}>
      {children(<SettingsSteps steps={{ canUndo, canRedo, undo, redo }} />)}
      <UndoNotice notice={notice} onUndo={undo} onDismiss={dismissNotice} />
      <ShortcutsPlace tools={builder.tools} />
      <Announcement said={builder.said} />
    </div>
  );
}
