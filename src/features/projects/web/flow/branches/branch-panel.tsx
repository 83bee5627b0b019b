import { Button } from '@mantine/core';
import { IconArrowFork, IconFilterPlus, IconPencil, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../../builder/builder-context.ts';
import { AddQuestion } from '../../builder/canvas/add-question.tsx';
import { usePartName } from '../../builder/parts/use-part-name.ts';
import { PasteQuestionsPlace } from '../../builder/pasting/paste-questions-place.tsx';
import { ToolButton } from '../../workshop/tool-button.tsx';
import type { Target } from '../../workshop/use-go-to-finding.ts';
import { branchId } from './branch-id.ts';
import styles from './branch-panel.module.css';
import { Branches } from './branches.tsx';

interface BranchPanelProps {
  questionnaire: Questionnaire;
  question: Question;
  sectionId: string;
  /** Which of its branches takes the focus: an option's id, or the place of a jump. */
  branch?: string | undefined;
  onGo: (place: Target) => void;
  onClose: () => void;
}

/** A question of the flow in one's hands: where its branches lead, what to add, and the way to all else of it. */
export function BranchPanel({ questionnaire, question, sectionId, branch, onGo, onClose }: BranchPanelProps) {
  const t = useText();
  const name = usePartName()(questionnaire, question.id);
  const tools = useBuilderTools();
  const root = useRef<HTMLElement>(null);
  const here = { sectionId, questionId: question.id };

  // Once a question is taken up; what is changed in it afterwards moves no focus.
  useEffect(() => {
    const wanted = branch === undefined ? null : document.getElementById(branchId(question.id, branch));
    (wanted ?? root.current?.querySelector('select') ?? root.current?.querySelector('button'))?.focus();
  }, [question.id, branch]);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <section ref={root} className={styles.panel} aria-label={t('flow:panel', { what: name })} onKeyDown={press}>
      <header className={styles.head}>
        <h3>{name}</h3>
        <ToolButton label={t('common:close')} onClick={onClose}>
          <IconX size={18} />
        </ToolButton>
      </header>
      <Branches questionnaire={questionnaire} question={question} />
      <div className={styles.ways}>
        {tools.isPoll ? null : (
          <PasteQuestionsPlace>
            <AddQuestion fullWidth after={question.id} onAdd={openAdded} />
          </PasteQuestionsPlace>
        )}
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => onGo(here)}>
          {t('flow:openInBuild')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconFilterPlus size={16} aria-hidden="true" />}
          onClick={() => onGo({ ...here, logic: 'showIf' })}
        >
          {t('logic:asked')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconArrowFork size={16} aria-hidden="true" />}
          onClick={() => onGo({ ...here, logic: 'jumps' })}
        >
          {t('flow:itsJumps')}
        </Button>
      </div>
    </section>
  );

  function openAdded(): void {
    const { selection } = tools.now();
    if (selection?.type === 'question') onGo({ sectionId, questionId: selection.id });
  }
}
