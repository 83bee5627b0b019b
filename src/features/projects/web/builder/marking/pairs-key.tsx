import { NativeSelect } from '@mantine/core';
import { optionsOf, rowsOf } from '#domain/questionnaire/registry.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { labelOf } from '../logic/words/clause-words.ts';
import { rowName } from '../logic/words/row-words.ts';
import type { KeyProps } from './key-props.ts';
import styles from './marking.module.css';
import { MixOptions } from './mix-options.tsx';

/** What belongs to each row. An option that belongs to none only leads astray. */
export function PairsKey({ question, answerKey, onChange }: KeyProps<'pairs'>) {
  const translator = usePageTranslator();
  const { t } = translator;
  const { pairs = {} } = answerKey ?? {};
  const offered = optionsOf(question).map(({ id }) => id);
  const rows = rowsOf(question).map(({ id }) => id);
  const choose = (row: string, option: string) => {
    const chosen = { ...pairs, [row]: option };
    // Rows and options that are gone go out of the key with the next choice.
    const kept = rows.filter((id) => offered.includes(chosen[id] ?? ''));
    onChange({ by: 'pairs', pairs: Object.fromEntries(kept.map((id) => [id, chosen[id] ?? ''])) });
  };
  return (
    <>
      <p className={styles.hint}>{t('quiz:pairsHint')}</p>
      {rows.map((row) => (
        <NativeSelect
          key={row}
          label={rowName(question, row, translator)}
          value={offered.includes(pairs[row] ?? '') ? pairs[row] : ''}
          onChange={({ currentTarget }) => choose(row, currentTarget.value)}
          data={[
            { value: '', label: t('quiz:pairUnset') },
            ...offered.map((id) => ({ value: id, label: labelOf(question, id, translator) })),
          ]}
        />
      ))}
      <MixOptions question={question} />
    </>
  );
}
