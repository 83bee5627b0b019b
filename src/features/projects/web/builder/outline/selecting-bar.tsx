import { CloseButton, Menu } from '@mantine/core';
import { IconArrowBarToRight, IconAsterisk, IconCopy, IconTrash } from '@tabler/icons-react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { usePartName } from '../parts/use-part-name.ts';
import { useRemoval } from '../parts/use-removal.tsx';
import { useSeveralActions } from '../parts/use-several-actions.ts';
import { useDraft } from '../state/use-draft.ts';
import styles from './outline.module.css';

/** Ends selecting, and takes the focus where it has begun. */
export const END_SELECTING_ID = 'end-selecting';

interface SelectingBarProps {
  /** Those that are selected. */
  ids: readonly string[];
  /** Rows are being selected, though none may be yet. */
  selecting: boolean;
  onClear: () => void;
  /** They are gone; the focus is led on. */
  onRemoved: () => void;
}

/** What can be done with the questions that are selected; there while rows are being selected. */
export function SelectingBar({ ids, selecting, onClear, onRemoved }: SelectingBarProps) {
  const t = useText();
  const actions = useSeveralActions(ids);
  const removal = useRemoval({ title: t('builder:several.deleteTitle'), confirmLabel: t('builder:several.delete') });

  function remove(): void {
    removal.remove({ questionIds: [...ids] }, () => {
      actions.remove();
      onRemoved();
    });
  }

  return (
    <>
      {selecting ? (
        <div className={styles.bar} role="toolbar" aria-label={t('builder:several.actions')}>
          <CloseButton id={END_SELECTING_ID} aria-label={t('common:chooseNone')} onClick={onClear} />
          <span className={styles.count}>{t('common:chosen', { count: ids.length })}</span>
          <Deeds ids={ids} actions={actions} onRemove={remove} />
        </div>
      ) : null}
      {removal.dialog}
    </>
  );
}

interface DeedsProps {
  ids: readonly string[];
  actions: ReturnType<typeof useSeveralActions>;
  onRemove: () => void;
}

function Deeds({ ids, actions, onRemove }: DeedsProps) {
  const t = useText();
  const nameOf = usePartName();
  const isNone = ids.length === 0;
  const asks = useDraft(({ questionnaire }) =>
    questionsOf(questionnaire).some((question) => ids.includes(question.id) && isAsking(question)),
  );
  const hasRoom = useDraft(({ questionnaire }) => questionsOf(questionnaire).length + ids.length <= LIMITS.questions);
  const sections = useDraft(({ questionnaire }) =>
    questionnaire.sections.map(({ id }) => ({ id, name: nameOf(questionnaire, id) })),
  );
  return (
    <div className={styles.deeds}>
      <Menu position="top-end" shadow="md" withinPortal>
        <Menu.Target>
          <ToolButton tip label={t('builder:required')} disabled={!asks}>
            <IconAsterisk size={18} />
          </ToolButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => actions.require(true)}>{t('builder:several.require')}</Menu.Item>
          <Menu.Item onClick={() => actions.require(false)}>{t('builder:several.unrequire')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {sections.length > 1 ? (
        <Menu position="top-end" shadow="md" withinPortal>
          <Menu.Target>
            <ToolButton tip label={t('builder:several.move')} disabled={isNone}>
              <IconArrowBarToRight size={18} />
            </ToolButton>
          </Menu.Target>
          <Menu.Dropdown className={styles.sections}>
            <Menu.Label>{t('builder:several.move')}</Menu.Label>
            {sections.map(({ id, name }) => (
              <Menu.Item key={id} onClick={() => actions.moveTo(id)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      <ToolButton tip label={t('builder:duplicate')} disabled={isNone || !hasRoom} onClick={actions.duplicate}>
        <IconCopy size={18} />
      </ToolButton>
      <ToolButton tip label={t('builder:several.delete')} disabled={isNone} onClick={onRemove}>
        <IconTrash size={18} />
      </ToolButton>
    </div>
  );
}
