import type { Closing } from '#domain/questionnaire/closings/closing-schema.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { useBuilderTools } from '../builder-context.ts';
import { fieldId, outlineId } from '../parts/element-ids.ts';
import styles from './outline.module.css';
import { RowFace } from './row-face.tsx';

interface OutlineClosingProps {
  closing: Closing;
  number: number;
  selected: boolean;
  /** Tab leads to this row; from it, arrows lead to the others. */
  isEntry: boolean;
  onPick?: () => void;
}

/** A closing in the outline, after everything that is asked. It is nowhere else to be dragged to. */
export function OutlineClosing({ closing: { id, title }, number, selected, isEntry, onPick }: OutlineClosingProps) {
  const { locale, select } = useBuilderTools();
  return (
    <li className={styles.row} data-type="closing" data-part={id} data-selected={selected || undefined}>
      <div className={styles.name}>
        <button
          type="button"
          id={outlineId(id)}
          className={styles.entry}
          tabIndex={isEntry ? 0 : -1}
          data-entry=""
          aria-current={selected || undefined}
          title={localizedWords(title, locale) || undefined}
          onClick={() => {
            select({ type: 'closing', id }, fieldId(id, 'title', locale));
            onPick?.();
          }}
        >
          <RowFace type="closing" number={number} title={title} locale={locale} />
        </button>
      </div>
    </li>
  );
}
