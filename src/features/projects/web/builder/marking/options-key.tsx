import { Checkbox, Radio, Stack, Switch } from '@mantine/core';
import { kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { NumberField } from '../kinds/number-field.tsx';
import { labelOf } from '../logic/words/clause-words.ts';
import type { KeyProps } from './key-props.ts';
import { withRight } from './right-options.ts';

/** Which options are right; where their owner wants it, what each of them earns or costs. */
export function OptionsKey({ question, answerKey, onChange }: KeyProps<'options'>) {
  const translator = usePageTranslator();
  const { t } = translator;
  const { right = [], shares } = answerKey ?? {};
  const offered = optionsOf(question).map(({ id }) => id);
  const isSeveral = kindOf(question).held.several;
  const nameOf = (id: string) =>
    labelOf(question, id, translator) || t('quiz:option', { number: offered.indexOf(id) + 1 });
  const choose = (ids: readonly string[]) => onChange(withRight(question, answerKey, ids));
  const Choice = isSeveral ? Checkbox : Radio;
  const choices = (
    <Stack gap="xs" mt="xs">
      {offered.map((id) => (
        <Choice key={id} value={id} label={nameOf(id)} />
      ))}
    </Stack>
  );
  return (
    <>
      {isSeveral ? (
        <Checkbox.Group
          label={t('quiz:rightOptions')}
          description={t('quiz:severalHint')}
          value={[...right]}
          onChange={choose}
        >
          {choices}
        </Checkbox.Group>
      ) : (
        <Radio.Group
          label={t('quiz:rightOption')}
          value={right.find((id) => offered.includes(id)) ?? null}
          onChange={(id) => choose([id])}
        >
          {choices}
        </Radio.Group>
      )}
      <Switch
        label={t('quiz:shares')}
        checked={shares !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ by: 'options', right, shares: checked ? usualShares(offered, right) : undefined })
        }
      />
      {shares
        ? offered.map((id) => (
            <NumberField
              key={id}
              label={t('quiz:shareOf', { option: nameOf(id) })}
              value={shares[id] ?? 0}
              min={-100}
              max={100}
              decimals={2}
              onChange={(share = 0) => onChange({ by: 'options', right, shares: { ...shares, [id]: share } })}
            />
          ))
        : null}
    </>
  );
}

/** To begin with, right ones earn what they earn anyhow, as far as two decimals say that. */
function usualShares(offered: readonly string[], right: readonly string[]): Record<string, number> {
  const each = Math.round(10_000 / Math.max(1, right.length)) / 100;
  return Object.fromEntries(offered.map((id) => [id, right.includes(id) ? each : 0]));
}
