import type { CellsQuestion } from '#domain/questionnaire/kinds/grid/cells.ts';
import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from '../options/options.module.css';
import { ColumnsEditor, NumberedOptions } from '../options/options-editor.tsx';
import { Rows } from './grid-editor.tsx';

/** The rows of a grid, and under them what is asked of each. */
export function CellRows({ question }: { question: CellsQuestion }) {
  const t = useText();
  return (
    <>
      <Rows question={question} />
      <p className={styles.listName}>{t('builder:gridColumns')}</p>
      <ColumnsEditor question={question} />
    </>
  );
}

export function DropdownCells({ question }: { question: QuestionOf<'grid_dropdown'> }) {
  const t = useText();
  return (
    <>
      <CellRows question={question} />
      <p className={styles.listName}>{t('builder:cellOptions')}</p>
      <NumberedOptions question={question} />
    </>
  );
}
