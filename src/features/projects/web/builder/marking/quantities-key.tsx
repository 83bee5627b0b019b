import { Stack, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ToolButton } from '../../workshop/tool-button.tsx';
import type { EditOptions } from '../builder-context.ts';
import { PartButton } from '../controls/part-button.tsx';
import { NumberField } from '../kinds/number-field.tsx';
import type { KeyProps } from './key-props.ts';
import styles from './marking.module.css';
import { AcceptedNumbers } from './numbers-key.tsx';

/** Which numbers are accepted, in which units, and what it costs to write none of them. */
export function QuantitiesKey({ question, answerKey, onChange }: KeyProps<'quantities'>) {
  const t = useText();
  const key = answerKey ?? { by: 'quantities' as const, accepted: [], units: [] };
  const units = key.units.length > 0 ? key.units : [{ name: '', times: 1 }];
  const set = (changed: typeof units, options?: EditOptions) => onChange({ ...key, units: changed }, options);
  const first = units[0]?.name || t('quiz:unit', { number: 1 });
  return (
    <>
      <AcceptedNumbers accepted={key.accepted} onChange={(accepted) => onChange({ ...key, accepted, units })} />
      <Stack gap="sm">
        {units.map((unit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids, and keep their places.
          <div key={index} className={styles.accepted}>
            <TextInput
              label={t('quiz:unit', { number: index + 1 })}
              description={index === 0 ? t('quiz:unitHint') : undefined}
              autoComplete="off"
              maxLength={LIMITS.unit}
              value={unit.name}
              onChange={({ currentTarget: { value: name } }) =>
                set(units.with(index, { ...unit, name }), { topic: `unit:${question.id}:${index}` })
              }
            />
            {index > 0 ? (
              <>
                <NumberField
                  label={t('quiz:unitTimes', { unit: unit.name || t('quiz:unit', { number: index + 1 }), first })}
                  value={unit.times}
                  min={10 ** -LIMITS.decimals}
                  max={LIMITS.number}
                  decimals={LIMITS.decimals}
                  onChange={(times = unit.times) => set(units.with(index, { ...unit, times }))}
                />
                <ToolButton
                  label={t('quiz:removeUnit', { number: index + 1 })}
                  onClick={() => set(units.toSpliced(index, 1))}
                >
                  <IconX size={16} />
                </ToolButton>
              </>
            ) : null}
          </div>
        ))}
      </Stack>
      {units.length < LIMITS.units ? (
        <PartButton
          icon={<IconPlus size={18} aria-hidden="true" />}
          label={t('quiz:addUnit')}
          onClick={() => set([...units, { name: '', times: 1 }])}
        />
      ) : null}
      <NumberField
        label={t('quiz:unitPenalty')}
        description={t('quiz:unitPenaltyHint')}
        value={key.unitPenalty}
        min={1}
        max={100}
        optional
        onChange={(unitPenalty) => onChange({ ...key, units, unitPenalty })}
      />
    </>
  );
}
