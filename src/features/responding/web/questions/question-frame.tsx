import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { controlProps, FieldError, fieldId } from '#ui/plain/field-frame.tsx';
import { OwnerText } from '../owner-text.tsx';
import styles from './question.module.css';
import { answerName, type QuestionProps } from './question-props.ts';

interface FrameProps extends QuestionProps {
  /** What this kind asks for beyond the owner's help: a range, a number of choices. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Around a question of one control: its title is the control's label. */
export function ControlFrame({ question, position, error, hint, children }: FrameProps) {
  const name = answerName(question.id);
  return (
    <div className={styles.question} data-question={question.id} data-kind={question.kind}>
      <label className={styles.title} htmlFor={fieldId(name)}>
        <Title question={question} position={position} />
      </label>
      <Help question={question} hint={hint} />
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}

/** Around a question of several controls: its title is their legend. */
export function GroupFrame({ question, position, error, hint, children }: FrameProps) {
  const name = answerName(question.id);
  const { 'aria-describedby': describedBy } = controlProps(describe(question, hint, error));
  return (
    <fieldset
      className={styles.question}
      data-question={question.id}
      data-kind={question.kind}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy}
    >
      <legend className={styles.title}>
        <Title question={question} position={position} />
      </legend>
      <Help question={question} hint={hint} />
      {/* Named even when nothing is chosen, so that a choice can be taken back. */}
      <input type="hidden" name={name} value="" />
      {children}
      <FieldError name={name} error={error} />
      {question.required ? null : <ClearButton question={question} />}
    </fieldset>
  );
}

/** What ties the one control of a question to its help and error. */
export function questionControl({ question, error }: Pick<QuestionProps, 'question' | 'error'>, hint?: ReactNode) {
  return { ...controlProps(describe(question, hint, error)), 'aria-required': question.required || undefined };
}

function describe(question: QuestionProps['question'], hint: ReactNode, error: string | undefined) {
  const hasHelp = Boolean(hint || question.help.en?.trim() || question.help.bn?.trim());
  return { name: answerName(question.id), label: '', hint: hasHelp, error };
}

function Title({ question, position }: Pick<QuestionProps, 'question' | 'position'>) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <span className={styles.number}>{`${format.number(position)}. `}</span>
      <OwnerText text={question.title} />
      {question.required ? null : <span className={styles.optional}>{` (${t('common:optional')})`}</span>}
    </>
  );
}

function Help({ question, hint }: { question: QuestionProps['question']; hint: ReactNode }) {
  const { hint: shown, name } = describe(question, hint, undefined);
  if (!shown) return null;
  return (
    <div id={`${fieldId(name)}-hint`} className={styles.help}>
      <OwnerText as="p" text={question.help} />
      {hint ? <p>{hint}</p> : null}
    </div>
  );
}

/** Radio buttons cannot be unchosen by themselves. Shown while something is chosen; works with and without script. */
function ClearButton({ question }: { question: QuestionProps['question'] }) {
  const t = useText();
  if (question.kind === 'multiple_choice') return null;
  return (
    <button type="submit" className={styles.clear} name="clear" value={question.id}>
      {t('responding:clearAnswer')}
    </button>
  );
}
