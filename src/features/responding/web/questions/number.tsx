import { fieldId } from '#ui/plain/field-frame.tsx';
import { OwnerText } from '../owner-text.tsx';
import { useNumberHint } from './number-hint.ts';
import styles from './question.module.css';
import { ControlFrame, questionControl } from './question-frame.tsx';
import { answerName, type QuestionProps } from './question-props.ts';

/** Text with a keyboard of digits: `type="number"` refuses Bengali ones. */
export function NumberQuestion(props: QuestionProps<'number'>) {
  const { question, shown } = props;
  const hint = useNumberHint(question);
  const control = questionControl(props, hint);
  const unitId = `${fieldId(answerName(question.id))}-unit`;
  const hasUnit = Boolean(question.unit.en?.trim() || question.unit.bn?.trim());
  const describedBy = [control['aria-describedby'], hasUnit && unitId].filter(Boolean).join(' ') || undefined;
  return (
    <ControlFrame {...props} hint={hint}>
      <div className={styles.measured}>
        <input
          type="text"
          inputMode={keyboardFor(question)}
          autoComplete="off"
          className={styles.control}
          defaultValue={shown[0]}
          {...control}
          aria-describedby={describedBy}
        />
        <OwnerText id={unitId} text={question.unit} className={styles.unit} />
      </div>
    </ControlFrame>
  );
}

/** Keyboards of digits have no minus on some phones. */
function keyboardFor({ decimals, min = -1 }: QuestionProps<'number'>['question']) {
  if (min < 0) return 'text';
  return decimals > 0 ? 'decimal' : 'numeric';
}
