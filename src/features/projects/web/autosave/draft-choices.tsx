import { useState } from 'react';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useFocusBack } from '#ui/dashboard/focus/use-focus-back.ts';
import type { SaveMachineBinding } from '#ui/dashboard/saving/use-save-machine.ts';
import type { BuilderState } from '../builder/state/use-builder-state.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { forgetDraft, keptDrafts } from './kept-draft.ts';

interface DraftChoicesProps {
  projectId: string;
  autosave: SaveMachineBinding<Questionnaire>;
  builder: BuilderState;
  /** Whether the choice is shown, or put off. */
  deciding: boolean;
  onDeciding: (deciding: boolean) => void;
}

/** Where two drafts meet, one that an earlier visit left behind or one saved elsewhere, the owner chooses. */
export function DraftChoices({ projectId, autosave, builder, deciding, onDeciding }: DraftChoicesProps) {
  const t = useText();
  const format = useFormat();
  const { state, dispatch } = autosave;
  /** What the server had when the page opened. */
  const [saved] = useState(state.saved.content);
  const [left, setLeft] = useState(() => keptDrafts(localStorage, projectId, saved)[0]);
  const { theirs } = state;
  useFocusBack(theirs !== undefined && deciding);

  if (left) {
    const settle = () => {
      forgetDraft(localStorage, projectId, left.page);
      setLeft(undefined);
    };
    return (
      <ConflictDialog
        opened
        title={t('builder:recoverTitle')}
        text={t('builder:recoverText', { when: format.dateTime(new Date(left.keptAt)) })}
        mine={left.content}
        theirs={saved}
        keepLabel={t('builder:recover')}
        takeLabel={t('forms:takeTheirs')}
        onKeepMine={() => {
          builder.replace(left.content);
          settle();
        }}
        onTakeTheirs={() => {
          builder.keepAside(left.content);
          settle();
        }}
        onClose={() => setLeft(undefined)}
      />
    );
  }
  if (!theirs) return null;
  return (
    <ConflictDialog
      opened={deciding}
      title={t('builder:conflictTitle')}
      text={t('builder:conflictText')}
      mine={state.draft}
      theirs={theirs.content}
      keepLabel={t('forms:keepMine')}
      takeLabel={t('forms:takeTheirs')}
      onKeepMine={() => {
        builder.keepAside(theirs.content);
        dispatch({ type: 'keptMine' });
      }}
      onTakeTheirs={() => {
        builder.replace(theirs.content);
        dispatch({ type: 'tookTheirs' });
      }}
      onClose={() => onDeciding(false)}
    />
  );
}
