import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { type Selection, useBuilder } from '../builder-context.ts';
import { fieldId, outlineId } from '../element-ids.ts';
import { DragHandle, useSortableRow } from '../sortable-list.tsx';
import { usePartName } from '../use-part-name.ts';
import styles from './outline.module.css';

interface OutlineRowProps {
  part: Selection;
  number: number;
  title: Localized;
  severity: Finding['severity'] | undefined;
  onPick?: () => void;
}

export function OutlineRow({ part, number, title, severity, onPick }: OutlineRowProps) {
  const t = useText();
  const format = useFormat();
  const { questionnaire, selection, writing, select } = useBuilder();
  const { attach, style, isDragging, attachHandle, handle } = useSortableRow(part.id);
  const nameOf = usePartName();
  const locale = writing[0] ?? 'en';
  const isSelected = selection?.id === part.id;
  const untitled = t(part.type === 'question' ? 'questions:untitled' : 'builder:section', { number });

  function pick(): void {
    select(part, fieldId(part.id, 'title', locale));
    onPick?.();
  }

  return (
    <li
      ref={attach}
      style={style}
      className={styles.row}
      data-type={part.type}
      data-selected={isSelected || undefined}
      data-dragging={isDragging || undefined}
    >
      <DragHandle
        attachHandle={attachHandle}
        handle={handle}
        label={t('builder:dragEntry', { what: nameOf(questionnaire, part.id) })}
      />
      <button
        type="button"
        id={outlineId(part.id)}
        className={styles.entry}
        aria-current={isSelected || undefined}
        onClick={pick}
      >
        {part.type === 'question' ? `${format.number(number)}. ` : null}
        <LocalizedText text={title} locale={locale} fallback={untitled} />
      </button>
      {severity ? (
        <span className={styles.mark} data-severity={severity}>
          {severity === 'error' ? <IconAlertCircle size={16} /> : <IconAlertTriangle size={16} />}
          <VisuallyHidden>{t(`builder:${severity}`)}</VisuallyHidden>
        </span>
      ) : null}
    </li>
  );
}
