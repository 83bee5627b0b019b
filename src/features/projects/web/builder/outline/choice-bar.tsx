import { CloseButton, Menu } from '@mantine/core';
import { IconArrowBarToRight, IconAsterisk, IconCopy, IconTrash } from '@tabler/icons-react';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { usePartName } from '../parts/use-part-name.ts';
import { useRemoval } from '../parts/use-removal.tsx';
import { useSeveralActions } from '../parts/use-several-actions.ts';
import styles from './outline.module.css';

/** What can be done with the questions that are chosen; there while any is. */
export function ChoiceBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const t = useText();
  const { now } = useBuilderTools();
  const nameOf = usePartName();
  const actions = useSeveralActions(ids);
  const count = ids.length;
  const removal = useRemoval({
    title: t('builder:several.deleteTitle', { count }),
    confirmLabel: t('builder:several.delete', { count }),
  });
  const { questionnaire } = now();
  const { sections } = questionnaire;
  const hasRoom = questionsOf(questionnaire).length + count <= LIMITS.questions;
  return (
    <>
      {count > 0 ? (
        <div className={styles.bar} role="toolbar" aria-label={t('builder:several.actions')}>
          <CloseButton aria-label={t('common:chooseNone')} onClick={onClear} />
          <span className={styles.count}>{t('common:chosen', { count })}</span>
          <div className={styles.deeds}>
            <Menu position="top-end" shadow="md" withinPortal>
              <Menu.Target>
                <ToolButton label={t('builder:required')}>
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
                  <ToolButton label={t('builder:several.move')}>
                    <IconArrowBarToRight size={18} />
                  </ToolButton>
                </Menu.Target>
                <Menu.Dropdown className={styles.sections}>
                  <Menu.Label>{t('builder:several.move')}</Menu.Label>
                  {sections.map(({ id }) => (
                    <Menu.Item key={id} onClick={() => actions.moveTo(id)}>
                      {nameOf(questionnaire, id)}
                    </Menu.Item>
                  ))}
                </Menu.Dropdown>
              </Menu>
            ) : null}
            <ToolButton tip label={t('builder:duplicate')} disabled={!hasRoom} onClick={actions.duplicate}>
              <IconCopy size={18} />
            </ToolButton>
            <ToolButton
              tip
              label={t('builder:several.delete', { count })}
              onClick={() => removal.remove({ questionIds: [...ids] }, actions.remove)}
            >
              <IconTrash size={18} />
            </ToolButton>
          </div>
        </div>
      ) : null}
      {removal.dialog}
    </>
  );
}
