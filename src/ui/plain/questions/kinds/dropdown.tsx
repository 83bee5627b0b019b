import type { Option } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocalizedText } from '../../localized-text.tsx';
import { questionControl } from '../describe-question.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';

/** The device's own list: searchable by typing, and native on phones. */
export function Dropdown(props: AnswerProps<'dropdown'>) {
  const t = useText();
  return (
    <select className={styles.control} defaultValue={props.shown?.[0] ?? ''} {...questionControl(props)}>
      <option value="">{t('common:chooseOption')}</option>
      {props.question.options.map((option, index) => (
        <DropdownOption key={option.id} option={option} number={index + 1} />
      ))}
    </select>
  );
}

function DropdownOption({ option, number }: { option: Option; number: number }) {
  const t = useText();
  const { read, lang } = useLocalizedText(option.label);
  return (
    <option value={option.id} lang={lang}>
      {read || t('questions:option', { number })}
    </option>
  );
}
