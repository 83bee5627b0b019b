import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { type ChoiceQuestion, relabelOption } from '#domain/questionnaire/edit-options.ts';
import { LIMITS, type Option } from '#domain/questionnaire/schema.ts';
import type { Locale } from '#domain/text/locale.ts';
import { isBlank } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilder } from '../builder-context.ts';
import { fieldId } from '../element-ids.ts';
import { newId } from '../new-id.ts';
import { linesOf, pasteOptions } from '../option-lines.ts';
import { DragHandle, useSortableRow } from '../sortable-list.tsx';
import styles from './canvas.module.css';
import { LocalizedField } from './localized-field.tsx';

interface OptionRowProps {
  question: ChoiceQuestion;
  option: Option;
  index: number;
  onAddAfter: (locale: Locale) => void;
  onRemove: (locale?: Locale) => void;
  /** `focus` names the element that keeps the focus. */
  onMove: (by: -1 | 1, focus: string) => void;
}

/** One option. Enter begins the next, Backspace in an empty one removes it, Alt and an arrow move it. */
export function OptionRow({ question, option, index, onAddAfter, onRemove, onMove }: OptionRowProps) {
  const t = useText();
  const format = useFormat();
  const { editQuestion } = useBuilder();
  const { attach, style, isDragging, attachHandle, handle } = useSortableRow(option.id);
  const number = index + 1;
  const partId = `${question.id}-${option.id}`;

  function press(event: KeyboardEvent<HTMLTextAreaElement>, locale: Locale): void {
    if (event.nativeEvent.isComposing) return;
    const isArrow = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (isArrow) onMove(event.key === 'ArrowUp' ? -1 : 1, fieldId(partId, 'label', locale));
    else if (event.key === 'Enter') onAddAfter(locale);
    else if (event.key === 'Backspace' && isBlank(option.label)) onRemove(locale);
    else return;
    event.preventDefault();
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>, locale: Locale): void {
    const lines = linesOf(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    editQuestion(pasteOptions(question, lines, locale, newId));
  }

  return (
    <li ref={attach} style={style} className={styles.option} data-dragging={isDragging || undefined}>
      <DragHandle attachHandle={attachHandle} handle={handle} label={t('builder:dragOption', { number })} />
      <span className={styles.dot} data-kind={question.kind} aria-hidden="true">
        {question.kind === 'dropdown' ? `${format.number(number)}.` : null}
      </span>
      <LocalizedField
        partId={partId}
        field="label"
        value={option.label}
        onChange={(label) =>
          editQuestion(relabelOption(question, option.id, label), { topic: `option:${question.id}:${option.id}` })
        }
        label={t('questions:option', { number })}
        placeholder={t('builder:optionPlaceholder', { number })}
        look="option"
        maxLength={LIMITS.label}
        onKeyDown={press}
        onPaste={paste}
      />
      <span className={styles.optionTools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('builder:moveOptionUp', { number })}
          aria-disabled={index === 0 || undefined}
          id={`${partId}-up`}
          onClick={() => onMove(-1, `${partId}-up`)}
        >
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('builder:moveOptionDown', { number })}
          aria-disabled={index === question.options.length - 1 || undefined}
          id={`${partId}-down`}
          onClick={() => onMove(1, `${partId}-down`)}
        >
          <IconArrowDown size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('builder:removeOption', { number })}
          onClick={() => onRemove()}
        >
          <IconX size={16} />
        </ActionIcon>
      </span>
    </li>
  );
}
