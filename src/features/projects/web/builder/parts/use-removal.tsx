import { type ReactNode, useCallback, useState } from 'react';
import { countReferences, type Deleted } from '#domain/questionnaire/logic/references.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { useBuilderTools } from '../builder-context.ts';

interface Removal {
  /** Goes at once, or once it was confirmed. */
  remove: (deleted: Deleted, act: () => void) => void;
  dialog: ReactNode;
}

/** Asks before something goes that conditions, jumps or texts elsewhere depend on, and says how many of them do. */
export function useRemoval(words: { title: string; confirmLabel: string }): Removal {
  const t = useText();
  const { now, closingText } = useBuilderTools();
  const [asking, setAsking] = useState({ opened: false, count: 0, act: () => {} });
  const close = () => setAsking((current) => ({ ...current, opened: false }));

  const remove = useCallback(
    (deleted: Deleted, act: () => void) => {
      const count = countReferences(now().questionnaire, deleted, closingText);
      if (count === 0) act();
      else setAsking({ opened: true, count, act });
    },
    [now, closingText],
  );

  return {
    remove,
    dialog: (
      <ConfirmDialog
        {...words}
        opened={asking.opened}
        danger
        onConfirm={() => {
          close();
          asking.act();
        }}
        onCancel={close}
      >
        {t('logic:dependOnIt', { count: asking.count })}
      </ConfirmDialog>
    ),
  };
}
