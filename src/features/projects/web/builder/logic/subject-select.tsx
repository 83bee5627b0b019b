import { NativeSelect } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useEarlier } from './earlier.tsx';

interface SubjectSelectProps {
  id: string;
  /** The id of a question or a fact; '' where it is no choice any more. */
  value: string;
  onChange: (subject: string) => void;
}

/** What a sentence looks at: the answer to a question before, a calculated value, or a fact. */
export function SubjectSelect({ id, value, onChange }: SubjectSelectProps) {
  const t = useText();
  const { choices, facts, variables } = useEarlier();
  return (
    <NativeSelect
      id={id}
      aria-label={t('logic:question')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {value ? null : <option value="">{t('logic:notBefore')}</option>}
      {choices}
      {variables.length > 0 ? (
        <optgroup label={t('logic:calculated')}>
          {variables.map(({ id: variable, label }) => (
            <option key={variable} value={variable}>
              {label.trim() || t('logic:unnamedValue')}
            </option>
          ))}
        </optgroup>
      ) : null}
      <optgroup label={t('logic:facts')}>
        {facts.map((fact) => (
          <option key={fact.id} value={fact.id}>
            {fact.title}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  );
}
