import { isBlank } from '#domain/text/localized.ts';
import { LocalizedText } from '../../localized-text.tsx';
import { questionControl } from '../describe-question.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';

/** Text with a keyboard of digits: `type="number"` refuses Bengali ones. */
export function NumberInput(props: AnswerProps<'number'>) {
  const { question, shown } = props;
  const control = questionControl(props);
  const unitId = isBlank(question.unit) ? undefined : `${control.id}-unit`;
  const describedBy = [control['aria-describedby'], unitId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.measured}>
      <input
        type="text"
        inputMode={keyboardFor(question.decimals === 0, question.min)}
        autoComplete="off"
        className={styles.control}
        defaultValue={shown?.[0]}
        {...control}
        aria-describedby={describedBy}
      />
      <LocalizedText id={unitId} text={question.unit} className={styles.unit} />
    </div>
  );
}

/** Keyboards of digits have no minus on some phones. */
export function keyboardFor(isWhole: boolean, min = -1) {
  if (min < 0) return 'text';
  return isWhole ? 'numeric' : 'decimal';
}
