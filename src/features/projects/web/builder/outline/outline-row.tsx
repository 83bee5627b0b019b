import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import type { Finding } from '#domain/questionnaire/finding.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DragHandle, useSortableRow } from '#ui/dashboard/lists/order/sortable-list.tsx';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import { useBuilderTools } from '../builder-context.ts';
import { fieldId, outlineId } from '../parts/element-ids.ts';
import { usePartWords } from '../parts/use-part-name.ts';
import styles from './outline.module.css';
import { RowFace, type RowFaceProps } from './row-face.tsx';

interface OutlineRowProps extends Omit<RowFaceProps, 'locale'> {
  id: string;
  /** Of the worst that was found in it; not said while it is being written, until publishing was tried. */
  severity: Finding['severity'] | undefined;
  selected: boolean;
  /** Tab leads to this row; from it, arrows lead to the others. */
  isEntry: boolean;
  onPick?: () => void;
  /** Of a question that may be selected among others: whether it is, and whether any is. */
  chosen?: boolean;
  selecting?: boolean;
  onChoose?: ((id: string, isRange: boolean) => void) | undefined;
}

/** One part in the outline. It knows only what it shows: an edit draws the row it is about, not hundreds of them. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { type, id, number, title, kind, required, lines, severity, selected, isEntry, onPick } = props;
  const { chosen = false, selecting = false, onChoose } = props;
  const t = useText();
  const { locale, tried, select } = useBuilderTools();
  const { attach, style, isDragging, attachHandle, handle } = useSortableRow(id);
  const wordsFor = usePartWords();
  const Heading = type === 'section' ? 'h3' : 'div';
  const tabIndex = isEntry ? 0 : -1;

  /** A finger has no keys: where it has begun to select, a touch selects. */
  function press(event: MouseEvent): void {
    const isTouch = matchMedia('(hover: none)').matches;
    if (onChoose && (event.shiftKey || event.ctrlKey || event.metaKey || (selecting && isTouch))) {
      onChoose(id, event.shiftKey);
    } else pick();
  }

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
      data-part={id}
      data-selected={selected || undefined}
      data-dragging={isDragging || undefined}
      data-chosen={chosen || undefined}
    >
      <DragHandle
        attachHandle={attachHandle}
        handle={handle}
        tabIndex={tabIndex}
        label={t('builder:dragEntry', { what: wordsFor(type, number, title) })}
      />
      <Heading className={styles.name}>
        <button
          type="button"
          id={outlineId(id)}
          className={styles.entry}
          tabIndex={tabIndex}
          data-entry=""
          aria-current={selected || undefined}
          title={localizedWords(title, locale) || undefined}
          onClick={press}
        >
          <RowFace
            type={type}
            number={number}
            title={title}
            kind={kind}
            required={required}
            lines={lines}
            locale={locale}
          />
        </button>
      </Heading>
      {severity && (tried || !selected) ? (
        <span className={styles.mark} data-severity={severity} title={t(`builder:${severity}`)}>
          {severity === 'error' ? (
            <IconAlertCircle size={16} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} aria-hidden="true" />
          )}
          <VisuallyHidden>{t(`builder:${severity}`)}</VisuallyHidden>
        </span>
      ) : null}
      {onChoose ? (
        <input
          type="checkbox"
          className={styles.check}
          tabIndex={tabIndex}
          aria-label={t('builder:several.select', { what: wordsFor(type, number, title) })}
          checked={chosen}
          onClick={(event) => onChoose(id, event.shiftKey)}
          readOnly
        />
      ) : null}
    </li>
  );
});
