import { Fragment, type ReactNode, useState } from 'react';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';

/** Saves what was there before a save. */
type Undo<State> = () => Promise<State>;

interface SettingsPartProps<State> {
  /** As it was read. */
  state: State;
  /** Its form, which tells of every save how it is undone. */
  children: (state: State, onSaved: (undo: Undo<State>) => void) => ReactNode;
}

/** A section that is saved by itself. Its last save can be undone: its form then begins again with what was there. */
export function SettingsPart<State>({ state, children }: SettingsPartProps<State>) {
  const t = useText();
  const messageOf = useErrorMessage();
  const [begun, setBegun] = useState({ state, time: 0 });
  const [undo, setUndo] = useState<Undo<State>>();

  async function undoSave(): Promise<void> {
    setUndo(undefined);
    try {
      const before = await undo?.();
      if (before) setBegun(({ time }) => ({ state: before, time: time + 1 }));
    } catch (error) {
      showToast('error', messageOf(error));
    }
  }

  return (
    <>
      <Fragment key={begun.time}>{children(begun.state, (how) => setUndo(() => how))}</Fragment>
      <UndoNotice
        notice={undo && t('siteSettings:saved')}
        onUndo={() => void undoSave()}
        onDismiss={() => setUndo(undefined)}
      />
    </>
  );
}
