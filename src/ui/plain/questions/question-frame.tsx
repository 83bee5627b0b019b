import type { ReactNode } from 'react';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { FieldError } from '../fields/field-error.tsx';
import { fieldId, hintId } from '../fields/field-id.ts';
import { MarkedText } from '../marks/marked-text.tsx';
import { describeQuestion, hasHelp } from './describe-question.ts';
import { QuestionImage } from './image.tsx';
import styles from './question.module.css';
import type { AnswerProps, QuestionProps } from './question-props.ts';
import { saysTheSame } from './says-the-same.ts';
import { VideoLink } from './video-link.tsx';

interface FrameProps extends QuestionProps, Pick<AnswerProps, 'hint'> {
  children: ReactNode;
}

/** Around a question of one control: its title is the control's label. */
export function ControlFrame({ question, name, position, says, error, hidden, hint, children }: FrameProps) {
  return (
    <div className={styles.question} hidden={hidden} {...markOf(question)} data-pictured={question.image && ''}>
      <label className={styles.title} htmlFor={fieldId(name)}>
        <Title question={question} position={position} says={says} />
      </label>
      {question.image ? <QuestionImage image={question.image} first={position === 1} /> : null}
      <Help question={question} name={name} hint={hint} error={error} />
      {question.video ? <VideoLink video={question.video} /> : null}
      {children}
      <div className={styles.under} data-under="">
        <FieldError name={name} error={error} />
      </div>
    </div>
  );
}

/** Around a question of several controls: its title is their legend. */
export function GroupFrame(props: FrameProps) {
  const { question, name, position, says, error, wrong, hidden, hint, children } = props;
  // What is said at each field that is wrong is not said once more below all of them.
  const below = Object.keys(wrong ?? {}).length > 0 ? undefined : error;
  const { 'aria-describedby': describedBy } = describeQuestion({ question, name, hint, error: below });
  return (
    <fieldset
      className={styles.question}
      hidden={hidden}
      {...markOf(question)}
      data-pictured={question.image && ''}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy}
    >
      <legend className={styles.title}>
        <Title question={question} position={position} says={says} />
      </legend>
      {question.image ? <QuestionImage image={question.image} first={position === 1} /> : null}
      <Help question={question} name={name} hint={hint} error={error} />
      {question.video ? <VideoLink video={question.video} /> : null}
      {/* Named even when nothing is chosen, so that a choice can be taken back. */}
      <input type="hidden" name={name} value="" />
      {children}
      <div className={styles.under} data-under="">
        <FieldError name={name} error={below} />
        {isAlwaysRequired(question) ? null : <ClearButton question={question} />}
      </div>
    </fieldset>
  );
}

/** Around what only says something: to be read, and gone past. */
export function SaidFrame({ question, hidden }: QuestionProps) {
  return (
    <div
      className={`${styles.question} ${styles.statement}`}
      hidden={hidden}
      {...markOf(question)}
      data-pictured={question.image && ''}
    >
      <MarkedText as="h3" marks="inline" className={styles.title} text={question.title} />
      {question.image ? <QuestionImage image={question.image} /> : null}
      <MarkedText as="p" marks="all" className={styles.said} text={question.help} />
      {question.video ? <VideoLink video={question.video} /> : null}
    </div>
  );
}

/** What the page's script knows a question by: its id, and how many of its fields have to be filled to say anything. */
function markOf(question: Question) {
  const { parts } = kindOf(question).held;
  return { 'data-question': question.id, 'data-least': parts?.least?.(question) };
}

/** Where answers decide whether it has to be answered, what is said of that can change. */
function isAlwaysRequired({ required, requireIf }: Question): boolean {
  return required && !requireIf;
}

function Title({ question, position, says = 'optional' }: Pick<QuestionProps, 'question' | 'position' | 'says'>) {
  const t = useText();
  const format = useFormat();
  const { required } = question;
  // Where answers decide, the words are there, hidden while the other is true.
  const isOver = (says === 'optional') === required;
  return (
    <>
      <span className={styles.number} data-number="">{`${format.number(position ?? 0)}. `}</span>
      <MarkedText marks="inline" text={question.title} fallback={t('questions:untitled')} />
      {isOver && !question.requireIf ? null : (
        <>
          {' '}
          <span className={styles.optional} hidden={isOver} data-says={says}>
            {`(${t(says === 'optional' ? 'common:optional' : 'questions:required')})`}
          </span>
        </>
      )}
    </>
  );
}

/** The hint steps aside, and keeps its room, while the error says the same. */
function Help({ question, name, hint, error }: Pick<FrameProps, 'question' | 'name' | 'hint' | 'error'>) {
  if (!hasHelp(question, hint)) return null;
  const isSaid = Boolean(hint && error && saysTheSame(error, hint));
  return (
    <div id={hintId(name)} className={styles.help}>
      <MarkedText as="p" marks="all" text={question.help} />
      {hint ? (
        <p data-hint="" data-said={isSaid ? '' : undefined}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** Radio buttons cannot be unchosen by themselves. Shown while something is chosen; works with and without script. */
function ClearButton({ question }: Pick<QuestionProps, 'question'>) {
  const t = useText();
  const { several, parts } = kindOf(question).held;
  if (several || parts?.several || parts?.least) return null;
  return (
    <button type="submit" className={styles.clear} name="clear" value={question.id}>
      {t('questions:clearAnswer')}
    </button>
  );
}
