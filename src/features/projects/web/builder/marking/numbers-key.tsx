import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { KeyOf } from '#domain/quiz/marking-schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { NumberField } from '../kinds/number-field.tsx';
import { AcceptedList } from './accepted-list.tsx';
import type { KeyProps } from './key-props.ts';

/** Which numbers are accepted, and by how much they may be missed. */
export function NumbersKey({ answerKey, onChange }: KeyProps<'numbers'>) {
  return (
    <AcceptedNumbers
      accepted={answerKey?.accepted ?? []}
      onChange={(accepted) => onChange({ by: 'numbers', accepted })}
    />
  );
}

type Accepted = KeyOf<'numbers'>['accepted'];

interface AcceptedNumbersProps {
  accepted: Accepted;
  onChange: (accepted: Accepted) => void;
}

export function AcceptedNumbers({ accepted: given, onChange }: AcceptedNumbersProps) {
  const t = useText();
  const isSet = given.length > 0;
  return (
    <AcceptedList<Accepted[number]> accepted={given} blank={{ value: 0 }} onChange={onChange}>
      {({ value, tolerance }, number, change) => (
        <>
          <NumberField
            label={number ? t('quiz:acceptedNumber', { number }) : t('quiz:onlyNumber')}
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
