import type { QuestionOf } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from '../options/options.module.css';
import { RoundOptions, RowsEditor, SquareOptions } from '../options/options-editor.tsx';

/** The rows of a grid, and under them what can be chosen in each. */
export function RoundGrid({ question }: { question: QuestionOf<'grid_single_choice'> }) {
  const t = useText();
  return (
    <>
      <Rows question={question} />
      <p className={styles.listName}>{t('builder:gridOptions')}</p>
      <RoundOptions question={question} />
    </>
  );
}

export function SquareGrid({ question }: { question: QuestionOf<'grid_multiple_choice'> }) {
  const t = useText();
  return (
    <>
      <Rows question={question} />
      <p className={styles.listName}>{t('builder:gridOptions')}</p>
      <SquareOptions question={question} />
    </>
  );
}

export function Rows({ question }: Pick<Parameters<typeof RowsEditor>[0], 'question'>) {
  const t = useText();
  return (
    <>
      <p className={styles.listName}>{t('builder:gridRows')}</p>
      <RowsEditor question={question} />
    </>
  );
}
