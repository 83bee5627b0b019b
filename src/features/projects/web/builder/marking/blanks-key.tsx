import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { optionsOf, rowsOf } from '#domain/questionnaire/registry.ts';
import type { KeyOf } from '#domain/quiz/marking-schema.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import type { EditOptions } from '../builder-context.ts';
import { labelOf } from '../logic/words/clause-words.ts';
import { rowName } from '../logic/words/row-words.ts';
import { AcceptedList } from './accepted-list.tsx';
import type { KeyProps } from './key-props.ts';
import styles from './marking.module.css';

type Accepted = KeyOf<'blanks'>['blanks'][string][number];

/** What is accepted in each blank: words, or options of its list. */
export function BlanksKey({ question, answerKey, onChange }: KeyProps<'blanks'>) {
  const translator = usePageTranslator();
  const { t } = translator;
  const key = answerKey ?? { by: 'blanks' as const, blanks: {} };
  const ids = rowsOf(question).map(({ id }) => id);
  const isAnyWritten = ids.some((id) => optionsOf(question, id).length === 0);
  const set = (id: string, accepted: Accepted[], edit?: EditOptions) => {
    const told = { ...key.blanks, [id]: accepted };
    // Blanks that are gone go out of the key with the next edit.
    const blanks = Object.fromEntries(ids.flatMap((one) => (told[one] ? [[one, told[one]] as const] : [])));
    onChange({ ...key, blanks }, edit);
  };
  return (
    <>
      <p className={styles.hint}>{t('quiz:blanksHint')}</p>
      {isAnyWritten ? <p className={styles.hint}>{t('quiz:acceptedHint')}</p> : null}
      {ids.map((id) => {
        const name = rowName(question, id, translator);
        const offered = optionsOf(question, id);
        const accepted = (key.blanks[id] ?? []).filter((one) => 'option' in one === offered.length > 0);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers.
          <div key={id} role="group" aria-label={name} className={styles.blank}>
            <p aria-hidden="true">{name}</p>
            <AcceptedList<Accepted>
              accepted={accepted}
              blank={offered.length > 0 ? { option: offered[0]?.id ?? '' } : { text: '' }}
              onChange={(next) => set(id, next, { topic: `key:${question.id}:${id}:${next.length}` })}
            >
              {(one, number, change) =>
                'option' in one ? (
                  <NativeSelect
                    label={number ? t('quiz:acceptedAnswer', { number }) : t('quiz:onlyAnswer')}
                    value={accepted.length > 0 ? one.option : ''}
                    onChange={({ currentTarget }) => change({ option: currentTarget.value })}
                    data={[
                      ...(accepted.length > 0 ? [] : [{ value: '', label: t('quiz:pairUnset') }]),
                      ...offered.map(({ id: option }) => ({
                        value: option,
                        label: labelOf(question, option, translator, id),
                      })),
                    ]}
                  />
                ) : (
                  <TextInput
                    label={number ? t('quiz:acceptedAnswer', { number }) : t('quiz:onlyAnswer')}
                    autoComplete="off"
                    maxLength={LIMITS.cell}
                    value={one.text}
                    onChange={({ currentTarget }) => change({ text: currentTarget.value })}
                  />
                )
              }
            </AcceptedList>
          </div>
        );
      })}
      {isAnyWritten ? (
        <Switch
          label={t('quiz:matchCase')}
          checked={key.matchCase ?? false}
          onChange={({ currentTarget: { checked } }) => onChange({ ...key, matchCase: checked || undefined })}
        />
      ) : null}
    </>
  );
}
