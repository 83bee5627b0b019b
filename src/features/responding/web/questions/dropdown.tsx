import type { Option } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useOwnerText } from '../owner-text.tsx';
import styles from './question.module.css';
import { ControlFrame, questionControl } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';

/** The device's own list: searchable by typing, and native on phones. */
export function Dropdown(props: QuestionProps<'dropdown'>) {
  const t = useText();
  return (
    <ControlFrame {...props}>
      <select className={styles.control} defaultValue={props.shown[0] ?? ''} {...questionControl(props)}>
        <option value="">{t('common:chooseOption')}</option>
        {props.question.options.map((option) => (
          <DropdownOption key={option.id} option={option} />
        ))}
      </select>
    </ControlFrame>
  );
}

function DropdownOption({ option }: { option: Option }) {
  const { read, lang } = useOwnerText(option.label);
  return (
    <option value={option.id} lang={lang}>
      {read}
    </option>
  );
}
