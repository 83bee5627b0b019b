import { NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import { isSame } from '#domain/is-same.ts';
import { rankedBounds } from '#domain/questionnaire/kinds/choice/ranked-bounds.ts';
import { hasOwnOptions } from '#domain/questionnaire/kinds/choice/written-options.ts';
import { optionsOf } from '#domain/questionnaire/registry.ts';
import { ORDER_CREDITS } from '#domain/quiz/marking-schema.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import type { EditOptions } from '../builder-context.ts';
import { PartButton } from '../controls/part-button.tsx';
import { labelOf } from '../logic/words/clause-words.ts';
import type { KeyProps } from './key-props.ts';
import styles from './marking.module.css';
import { MixOptions } from './mix-options.tsx';

/** What is taken where the key says nothing. */
const USUAL = 'places';

/** In which order the options are right, and what of it earns. To begin with it is the order they are written in. */
export function OrderKey({ question, answerKey, onChange }: KeyProps<'order'>) {
  const translator = usePageTranslator();
  const format = useFormat();
  const { t } = translator;
  const { order = [], credit } = answerKey ?? {};
  const offered = optionsOf(question).map(({ id }) => id);
  const known = order.filter((id) => offered.includes(id));
  const all = [...known, ...offered.filter((id) => !known.includes(id))];
  const most = hasOwnOptions(question) ? rankedBounds(question).max : all.length;
  const right = all.slice(0, most);
  const set = (ids: readonly string[], options?: EditOptions) =>
    onChange({ by: 'order', order: ids.slice(0, most), credit }, options);
  const step = (id: string, to: number, focus: string) =>
    set(all.filter((other) => other !== id).toSpliced(to, 0, id), {
      focus,
      say: t('builder:moved', { place: to + 1, total: all.length }),
    });
  return (
    <>
      <p className={styles.hint}>{t('quiz:orderHint')}</p>
      <ol className={styles.order}>
        {all.map((id, place) => (
          <li key={id} data-beyond={place >= most || undefined}>
            <span>{`${place < most ? `${format.digits(place + 1)}. ` : ''}${labelOf(question, id, translator)}`}</span>
            <ToolButton
              size={32}
              id={`key-${id}-up`}
              label={t('quiz:earlier', { option: labelOf(question, id, translator) })}
              disabled={place === 0}
              onClick={() => step(id, place - 1, `key-${id}-up`)}
            >
              <IconArrowUp size={16} />
            </ToolButton>
            <ToolButton
              size={32}
              id={`key-${id}-down`}
              label={t('quiz:later', { option: labelOf(question, id, translator) })}
              disabled={place === all.length - 1}
              onClick={() => step(id, place + 1, `key-${id}-down`)}
            >
              <IconArrowDown size={16} />
            </ToolButton>
          </li>
        ))}
      </ol>
      {isSame(order, right) ? null : (
        <PartButton
          main
          icon={<IconCheck size={18} aria-hidden="true" />}
          label={t('quiz:orderIsRight')}
          onClick={() => set(right)}
        />
      )}
      <MixOptions question={question} />
      <NativeSelect
        label={t('quiz:orderCredit')}
        value={credit ?? USUAL}
        onChange={({ currentTarget: { value } }) =>
          onChange({ by: 'order', order: right, credit: ORDER_CREDITS.find((one) => one === value && one !== USUAL) })
        }
        data={ORDER_CREDITS.map((one) => ({ value: one, label: t(`quiz:orderCreditOf.${one}`) }))}
      />
    </>
  );
}
