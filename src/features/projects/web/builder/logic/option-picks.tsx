import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { searchKey } from '#domain/text/normalise.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { labelOf } from './condition-words.ts';
import styles from './logic.module.css';

/** Beyond as many, one is found by its words. */
const SEEN_AT_ONCE = 8;

interface OptionPicksProps {
  question: Question;
  chosen: readonly string[];
  onChange: (options: string[]) => void;
}

/** The options that a condition looks for, those that are gone among them until they are taken out. */
export function OptionPicks({ question, chosen, onChange }: OptionPicksProps) {
  const translator = usePageTranslator();
  const { t } = translator;
  const [sought, setSought] = useState('');
  const offered = optionsOf(question).map(({ id }) => id);
  const all = [...offered, ...chosen.filter((id) => !offered.includes(id))];
  const named = all.map((id) => ({ id, label: labelOf(question, id, translator) }));
  const shown = named.filter(({ label }) => searchKey(label).includes(searchKey(sought)));

  function pick(id: string, isChosen: boolean): void {
    // In the order of the question, whatever was pressed first.
    onChange(all.filter((one) => (one === id ? isChosen : chosen.includes(one))));
  }

  return (
    <fieldset aria-label={t('logic:options')} className={styles.picks}>
      {all.length > SEEN_AT_ONCE ? (
        <TextInput
          size="xs"
          aria-label={t('logic:findOption')}
          placeholder={t('logic:findOption')}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      ) : null}
      <div className={styles.options}>
        {shown.map(({ id, label }) => (
          <Checkbox
            key={id}
            size="sm"
            label={label}
            checked={chosen.includes(id)}
            onChange={(event) => pick(id, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
