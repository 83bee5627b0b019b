import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import type { Finding } from '#domain/questionnaire/finding.ts';
import type { Localized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { type Selection, useBuilderTools } from '../builder-context.ts';
import { DragHandle, useSortableRow } from '../controls/sortable-list.tsx';
import { fieldId, outlineId } from '../parts/element-ids.ts';
import { usePartWords } from '../parts/use-part-name.ts';
import styles from './outline.module.css';

interface OutlineRowProps {
  type: Selection['type'];
  id: string;
  number: number;
  title: Localized;
  /** Of the worst that was found in it; not said while it is being written, until publishing was tried. */
  severity: Finding['severity'] | undefined;
  selected: boolean;
  onPick?: () => void;
}

/** One part in the outline. It knows only what it shows: an edit draws the row it is about, not hundreds of them. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { type, id, number, title, severity, selected, onPick } = props;
  const t = useText();
  const format = useFormat();
  const { locale, tried, select } = useBuilderTools();
  const { attach, style, isDragging, attachHandle, handle } = useSortableRow(id);
  const wordsFor = usePartWords();
  const untitled = t(type === 'question' ? 'questions:untitled' : 'builder:section', { number });

  function pick(): void {
    select({ type, id }, fieldId(id, 'title', locale));
    onPick?.();
  }

  return (
    <li
      ref={attach}
      style={style}
      className={styles.row}
      data-type={type}
      data-selected={selected || undefined}
      data-dragging={isDragging || undefined}
    >
      <DragHandle
        attachHandle={attachHandle}
        handle={handle}
        label={t('builder:dragEntry', { what: wordsFor(type, number, title) })}
      />
      <button
        type="button"
        id={outlineId(id)}
        className={styles.entry}
        aria-current={selected || undefined}
        onClick={pick}
      >
        <span className={styles.words}>
          {type === 'question' ? `${format.number(number)}. ` : null}
          <LocalizedText text={title} locale={locale} fallback={untitled} />
        </span>
      </button>
      {severity && (tried || !selected) ? (
        <span className={styles.mark} data-severity={severity}>
          {severity === 'error' ? (
            <IconAlertCircle size={16} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} aria-hidden="true" />
          )}
          <VisuallyHidden>{t(`builder:${severity}`)}</VisuallyHidden>
        </span>
      ) : null}
    </li>
  );
});
