import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { NumberField } from '../kinds/number-field.tsx';
import { AcceptedList } from './accepted-list.tsx';
import type { KeyProps } from './key-props.ts';

/** Which numbers are accepted, and by how much they may be missed. */
export function NumbersKey({ answerKey, onChange }: KeyProps<'numbers'>) {
  const t = useText();
  const key = answerKey ?? { by: 'numbers' as const, accepted: [] };
  const isSet = key.accepted.length > 0;
  return (
    <AcceptedList<(typeof key.accepted)[number]>
      accepted={key.accepted}
      blank={{ value: 0 }}
      onChange={(accepted) => onChange({ ...key, accepted })}
    >
      {({ value, tolerance }, number, change) => (
        <>
          <NumberField
            label={t('quiz:acceptedNumber', { number })}
            value={isSet ? value : undefined}
            min={-LIMITS.number}
            max={LIMITS.number}
            decimals={LIMITS.decimals}
            onChange={(next = value) => change({ value: next })}
          />
          <NumberField
            label={t('quiz:tolerance')}
            value={tolerance ?? 0}
            min={0}
            max={LIMITS.number}
            decimals={LIMITS.decimals}
            onChange={(next) => change({ tolerance: next || undefined })}
          />
        </>
      )}
    </AcceptedList>
  );
}
