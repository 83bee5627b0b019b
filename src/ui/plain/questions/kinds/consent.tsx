import { optionsOf } from '#domain/questionnaire/registry.ts';
import { LocalizedText } from '../../localized-text.tsx';
import { questionControl } from '../describe-question.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';

/** A box to tick, beside what is agreed to. */
export function ConsentInput(props: AnswerProps<'consent'>) {
  const { question, shown = [] } = props;
  const control = questionControl(props);
  return optionsOf(question).map(({ id, label }) => (
    <div key={id} className={styles.choices}>
      {/* Named even when it is not ticked, so that consent can be taken back. */}
      <input type="hidden" name={control.name} value="" />
      <label className={styles.choice}>
        <input type="checkbox" value={id} defaultChecked={shown.includes(id)} {...control} />
        <LocalizedText text={label} />
      </label>
    </div>
  ));
}
