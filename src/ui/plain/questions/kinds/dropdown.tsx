import type { Option } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useLocalizedText } from '../../localized-text.tsx';
import { questionControl } from '../describe-question.ts';
import { offeredOption } from '../offered-option.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import { Finder, FOUND_FROM, otherNames } from './finder.tsx';

/** The device's own list: native on phones. A long one is a field to find in where script is at work. */
export function Dropdown(props: AnswerProps<'dropdown'>) {
  const t = useText();
  const control = questionControl(props);
  const { options } = props.question;
  const isLong = options.length >= FOUND_FROM;
  const list = (
    <select className={styles.control} defaultValue={props.shown?.[0] ?? ''} {...control}>
      <option value="">{t('common:chooseOption')}</option>
      {options.map((option, index) => (
        <DropdownOption
          key={option.id}
          option={option}
          number={index + 1}
          isFound={isLong}
          asks={option.asksText}
          offered={props.offered}
        />
      ))}
    </select>
  );
  const found = isLong ? <Finder id={control.id}>{list}</Finder> : list;
  const asking = options.filter(({ asksText }) => asksText);
  if (asking.length === 0) return found;
  return (
    <div className={styles.listed}>
      {found}
      {asking.map((option) => (
        <TextBeside
          key={option.id}
          option={option}
          number={options.indexOf(option) + 1}
          name={`${props.name}.${option.id}`}
          text={props.parts?.[option.id]?.[0]}
          offered={props.offered}
        />
      ))}
    </div>
  );
}

interface TextBesideProps extends Pick<AnswerProps, 'name' | 'offered'> {
  option: Option;
  number: number;
  text: string | undefined;
}

/** Where the text is written that an option asks for: in sight while one that asks is chosen, with script this one. */
function TextBeside({ option, number, name, text, offered }: TextBesideProps) {
  const t = useText();
  const { read } = useLocalizedText(option.label);
  return (
    <label>
      {t('questions:optionText', { option: read || t('questions:option', { number }) })}
      <input
        type="text"
        className={styles.control}
        name={name}
        defaultValue={text}
        disabled={offered ? !offered.has(option.id) : undefined}
        placeholder=" "
      />
    </label>
  );
}

interface DropdownOptionProps extends Pick<AnswerProps, 'offered'> {
  option: Option;
  number: number;
  /** Whether it is in a list that is long enough to be found in. */
  isFound?: boolean;
  /** Whether it asks for a text. */
  asks?: boolean | undefined;
}

/** One option of a list; a long one is found by its names in both languages. */
export function DropdownOption({ option, number, isFound = false, asks, offered }: DropdownOptionProps) {
  const t = useText();
  const { read, lang, live } = useLocalizedText(option.label);
  return (
    <option
      value={option.id}
      disabled={offered ? !offered.has(option.id) : undefined}
      {...offeredOption(option.id, offered)}
      data-asks={asks || undefined}
      lang={lang}
      data-live={live}
      data-also={isFound ? otherNames(option.label, read) : undefined}
    >
      {read || t('questions:option', { number })}
    </option>
  );
}
