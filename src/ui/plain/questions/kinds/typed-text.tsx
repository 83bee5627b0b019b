import type { InputHTMLAttributes } from 'react';
import { isOfDigits } from '#domain/questionnaire/kinds/text/short-text.ts';
import { questionControl } from '../describe-question.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';

export function ShortText(props: AnswerProps<'short_text'>) {
  return (
    <input
      type="text"
      inputMode={isOfDigits(props.question) ? 'numeric' : undefined}
      className={styles.control}
      defaultValue={props.shown?.[0]}
      {...questionControl(props)}
    />
  );
}

/** Browsers know their owner's name. */
export function NameInput(props: AnswerProps<'person_name'>) {
  return <TypedText {...props} autoComplete="name" autoCapitalize="words" />;
}

/** Typed as text on the keyboard that fits: most fields of a type of their own judge answers in the browser's words. */
export function EmailInput(props: AnswerProps<'email_address'>) {
  return <TypedText {...props} inputMode="email" autoComplete="email" />;
}

export function PhoneInput(props: AnswerProps<'phone_number'>) {
  return <TypedText {...props} type="tel" autoComplete="tel" />;
}

export function WebAddressInput(props: AnswerProps<'web_address'>) {
  return <TypedText {...props} inputMode="url" autoComplete="url" />;
}

function TypedText({
  type = 'text',
  inputMode,
  autoComplete,
  autoCapitalize = 'none',
  ...props
}: AnswerProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>) {
  return (
    <input
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoCapitalize={autoCapitalize}
      spellCheck={false}
      className={styles.control}
      defaultValue={props.shown?.[0]}
      {...questionControl(props)}
    />
  );
}

export function LongText(props: AnswerProps<'long_text'>) {
  return <textarea rows={5} className={styles.control} defaultValue={props.shown?.[0]} {...questionControl(props)} />;
}
