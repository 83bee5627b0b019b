import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconList } from '@tabler/icons-react';
import { wholeMinutes } from '#domain/questionnaire/estimate.ts';
import type { Finding } from '#domain/questionnaire/finding.ts';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './builder.module.css';
import { type Builder, useBuilderTools } from './builder-context.ts';
import { ToolButton } from './controls/tool-button.tsx';
import { CheckerButton } from './findings/checker-button.tsx';
import type { Writing } from './state/use-writing.ts';

interface BuilderToolbarProps {
  builder: Builder;
  writing: Writing;
  onWriting: (writing: Writing) => void;
  onGo: (finding: Finding) => void;
  /** Where the outline does not stand beside the canvas: what opens it. */
  onOutline?: () => void;
}

export function BuilderToolbar(props: BuilderToolbarProps) {
  const { builder, writing, onWriting, onGo, onOutline } = props;
  const t = useText();
  const { languages, undo, redo } = useBuilderTools();
  const { questionnaire, canUndo, canRedo, checked } = builder;
  const { seconds } = checked;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('builder:toolbar')}>
      {onOutline ? (
        <Button variant="default" leftSection={<IconList size={18} aria-hidden="true" />} onClick={onOutline}>
          {t('builder:outline')}
        </Button>
      ) : null}
      <ToolButton variant="default" tip label={t('builder:undo')} disabled={!canUndo} onClick={undo}>
        <IconArrowBackUp size={20} />
      </ToolButton>
      <ToolButton variant="default" tip label={t('builder:redo')} disabled={!canRedo} onClick={redo}>
        <IconArrowForwardUp size={20} />
      </ToolButton>
      {questionsOf(questionnaire).length > 0 ? (
        <CheckerButton questionnaire={questionnaire} checked={checked} onGo={onGo} />
      ) : null}
      {seconds > 0 ? (
        <span className={styles.takes}>{t('builder:takes', { count: wholeMinutes(seconds) })}</span>
      ) : null}
      <span className={styles.gap} />
      {languages.length > 1 ? (
        <SegmentedControl
          aria-label={t('builder:languageShown')}
          value={writing}
          onChange={onWriting}
          data={[
            ...languages.map((value) => ({ value: value as Writing, label: t(`builder:language.${value}`) })),
            { value: 'both' as const, label: t('builder:bothLanguages') },
          ]}
        />
      ) : null}
    </div>
  );
}
