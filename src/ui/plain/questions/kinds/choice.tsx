import type { ReactNode } from 'react';
import type { Option } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText, useLocalizedText } from '../../localized-text.tsx';
import { OptionImage } from '../image.tsx';
import { offeredOption } from '../offered-option.ts';
import styles from '../question.module.css';

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  id: string;
  name: string;
  option: Option;
  /** From 1, in the order in which they are seen. */
  number: number;
  chosen: boolean;
  /** What is written beside it, where it asks for that. */
  text: string | undefined;
  /** Whether its image is shown. */
  pictured: boolean;
  offered?: ReadonlySet<string> | undefined;
  /** Where it leads, where that is said. */
  leadsTo?: ReactNode;
}

/** An option as a card, which is chosen wherever it is pressed; its text is written in the card. */
export function Choice({ type, id, name, option, number, chosen, text, pictured, offered, leadsTo }: ChoiceProps) {
  const t = useText();
  const unwritten = t('questions:option', { number });
  const { read } = useLocalizedText(option.label);
  const isAsking = text !== undefined;
  const isGone = offered ? !offered.has(option.id) : undefined;
  const box = (
    <>
      {pictured && option.image ? <OptionImage image={option.image} /> : null}
      <input
        type={type}
        id={id}
        name={name}
        value={option.id}
        defaultChecked={chosen}
        disabled={isGone}
        data-alone={option.exclusive}
        data-asks={isAsking || undefined}
      />
      {leadsTo ? (
        <span className={styles.branch}>
          <LocalizedText text={option.label} fallback={unwritten} /> {leadsTo}
        </span>
      ) : (
        <LocalizedText text={option.label} fallback={unwritten} />
      )}
    </>
  );
  if (!isAsking)
    return (
      <label htmlFor={id} className={styles.choice} {...offeredOption(option.id, offered)}>
        {box}
      </label>
    );
  return (
    <div className={styles.choice} {...offeredOption(option.id, offered)}>
      <label htmlFor={id}>{box}</label>
      <input
        type="text"
        name={`${name}.${option.id}`}
        defaultValue={text}
        disabled={isGone}
        aria-label={t('questions:optionText', { option: read || unwritten })}
      />
    </div>
  );
}
