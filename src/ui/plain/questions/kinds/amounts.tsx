import { isBlank } from '#domain/text/localized.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { LocalizedText } from '../../localized-text.tsx';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import { offeredOption } from '../offered-option.ts';
import styles from '../question.module.css';
import type { AnswerProps } from '../question-props.ts';
import own from './amounts.module.css';

/** A number beside each option. What they come to is told by the page's script (`island/amounts`). */
export function Amounts({ question, name, parts = {}, offered }: AnswerProps<'constant_sum'>) {
  const t = useText();
  const { options, total, unit } = question;
  const unitId = isBlank(unit) ? undefined : `${fieldId(name)}-unit`;
  const sumId = `${fieldId(name)}-sum`;
  return (
    <div
      className={own.amounts}
      data-amounts={total}
      data-left={t('questions:sumLeft', { count: '#' })}
      data-over={t('questions:sumOver', { count: '#' })}
      data-whole-sum={t('questions:sumWhole')}
      data-sum-of={t('questions:sumOf', { sum: '#', total })}
    >
      {options.map((option, index) => (
        <label key={option.id} className={own.amount} {...offeredOption(option.id, offered)}>
          <LocalizedText text={option.label} fallback={t('questions:option', { number: index + 1 })} />
          <span className={own.typed}>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              id={index === 0 ? fieldId(name) : undefined}
              name={`${name}.${option.id}`}
              className={styles.control}
              disabled={offered ? !offered.has(option.id) : undefined}
              defaultValue={parts[option.id]?.[0]}
              aria-describedby={unitId}
            />
            <LocalizedText text={unit} className={styles.unit} aria-hidden="true" />
          </span>
        </label>
      ))}
      {unitId ? (
        <VisuallyHidden id={unitId}>
          <LocalizedText text={unit} />
        </VisuallyHidden>
      ) : null}
      <p className={own.sum} id={sumId} data-sum="" hidden>
        <b data-sum-said="" /> <span data-sum-left="" />
      </p>
      <VisuallyHidden role="status" data-sum-status="" />
    </div>
  );
}
