import { IconStar } from '@tabler/icons-react';
import { useId } from 'react';
import type { Question } from '#domain/questionnaire/schema.ts';
import { isBlank, localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { OwnText } from '../own-text.tsx';
import styles from './preview.module.css';

interface PreviewQuestionProps {
  question: Question;
  number: number;
}

/** A question that can be tried out; nothing typed here is kept. */
export function PreviewQuestion({ question, number }: PreviewQuestionProps) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const isGroup = ['single_choice', 'multiple_choice', 'rating'].includes(question.kind);
  const asked = (
    <>
      <span className={styles.quiet}>{`${format.number(number)}. `}</span>
      <OwnText text={question.title} fallback={t('builder:untitledQuestion')} />
      {question.required ? null : <span className={styles.optional}>{` (${t('common:optional')})`}</span>}
    </>
  );
  const help = isBlank(question.help) ? null : (
    <p className={styles.help}>
      <OwnText text={question.help} />
    </p>
  );
  if (isGroup) {
    return (
      <fieldset className={styles.question}>
        <legend className={styles.asked}>{asked}</legend>
        {help}
        <Control question={question} id={id} />
      </fieldset>
    );
  }
  return (
    <div className={styles.question}>
      <label htmlFor={id} className={styles.asked}>
        {asked}
      </label>
      {help}
      <Control question={question} id={id} />
    </div>
  );
}

function Control({ question, id }: { question: Question; id: string }) {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return (
        <div className={styles.choices}>
          {question.options.map((option, index) => (
            <label key={option.id} className={styles.choice}>
              <input type={question.kind === 'single_choice' ? 'radio' : 'checkbox'} name={id} />
              <OwnText text={option.label} fallback={t('builder:option', { number: index + 1 })} />
            </label>
          ))}
        </div>
      );
    case 'dropdown':
      return (
        <select id={id} className={styles.control}>
          <option value="">{t('common:chooseOption')}</option>
          {question.options.map((option) => (
            <option key={option.id}>{localizedText(option.label, locale)}</option>
          ))}
        </select>
      );
    case 'short_text':
      return <input id={id} type="text" className={styles.control} />;
    case 'long_text':
      return <textarea id={id} rows={4} className={styles.control} />;
    case 'number':
      return (
        <div className={styles.measured}>
          <input id={id} type="text" inputMode="decimal" className={styles.control} />
          <OwnText text={question.unit} />
        </div>
      );
    case 'rating':
      return (
        <div className={styles.stars}>
          {Array.from({ length: question.steps }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
            <label key={index} className={styles.star}>
              <input type="radio" name={id} />
              <IconStar size={32} stroke={1.5} aria-hidden="true" />
              {format.number(index + 1)}
            </label>
          ))}
        </div>
      );
    case 'date':
      return <input id={id} type="date" className={styles.control} />;
  }
}
