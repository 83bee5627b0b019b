import { memo, useCallback, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { AddQuestion } from './add-question.tsx';
import styles from './insert-question.module.css';
import { PlusButton } from './plus-button.tsx';

interface InsertQuestionProps {
  /** The question above it. */
  after: string;
  /** None of what only says something. */
  number: number | undefined;
}

/** Between two questions: where another one goes. The palette is there once it was pressed: there may be hundreds. */
export const InsertQuestion = memo(function InsertQuestion({ after, number }: InsertQuestionProps) {
  const t = useText();
  const [wasPressed, setPressed] = useState(false);
  const rest = useCallback(() => setPressed(false), []);
  const label = number === undefined ? t('builder:insertHere') : t('builder:insertAfter', { number });
  return (
    <div className={styles.insert}>
      {wasPressed ? (
        <AddQuestion after={after} here={label} onAdd={rest} />
      ) : (
        <PlusButton label={label} opened={false} onClick={() => setPressed(true)} />
      )}
    </div>
  );
});
