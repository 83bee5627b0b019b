import { NativeSelect } from '@mantine/core';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { AnswerKey, KeyedBy } from '#domain/quiz/marking-schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { BlanksKey } from './blanks-key.tsx';
import { HandKey } from './hand-key.tsx';
import type { KeyProps } from './key-props.ts';
import { NumbersKey } from './numbers-key.tsx';
import { OptionsKey } from './options-key.tsx';
import { OrderKey } from './order-key.tsx';
import { PairsKey } from './pairs-key.tsx';
import { QuantitiesKey } from './quantities-key.tsx';
import { TextsKey } from './texts-key.tsx';

type KeyFieldsProps = Omit<KeyProps<KeyedBy>, 'answerKey'> & { answerKey: AnswerKey | undefined };

/** Which answers are right; where that can be said in several ways, in which. */
export function KeyFields(props: KeyFieldsProps) {
  const t = useText();
  const { question, answerKey, onChange } = props;
  const ways = kindOf(question).keyedBy ?? [];
  // A key of another kind than the question says nothing here.
  const by = ways.find((way) => way === answerKey?.by) ?? ways[0];
  return (
    <>
      {ways.length > 1 ? (
        <NativeSelect
          label={t('quiz:keyedBy')}
          value={by}
          onChange={({ currentTarget: { value } }) =>
            onChange(value === 'quantities' ? { by: value, accepted: [], units: [] } : { by: 'texts', accepted: [] })
          }
          data={[
            { value: 'texts', label: t('quiz:keyedByTexts') },
            { value: 'quantities', label: t('quiz:keyedByQuantities') },
          ]}
        />
      ) : null}
      <FieldsOf {...props} by={by} />
    </>
  );
}

function FieldsOf({ by, answerKey, ...rest }: KeyFieldsProps & { by: KeyedBy | undefined }) {
  switch (by) {
    case 'options':
      return <OptionsKey {...rest} answerKey={answerKey?.by === by ? answerKey : undefined} />;
    case 'texts':
      return <TextsKey {...rest} answerKey={answerKey?.by === by ? answerKey : undefined} />;
    case 'quantities':
      return <QuantitiesKey {...rest} answerKey={answerKey?.by === by ? answerKey : undefined} />;
    case 'order':
      return <OrderKey {...rest} answerKey={answerKey?.by === by ? answerKey : undefined} />;
    case 'pairs':
      return <PairsKey {...rest} answerKey={answerKey?.by === by ? answerKey : undefined} />;
    case 'blanks':
      return <BlanksKey {...rest} answerKey={answerKey?.by === by ? answerKey : undefined} />;
    case 'hand':
      return <HandKey {...rest} answerKey={answerKey?.by === by ? answerKey : undefined} />;
    default:
      return <NumbersKey {...rest} answerKey={answerKey?.by === 'numbers' ? answerKey : undefined} />;
  }
}
