import { Group, Radio, type RadioGroupProps } from '@mantine/core';

interface ChoiceFieldProps extends Omit<RadioGroupProps, 'children'> {
  choices: readonly { value: string; label: string }[];
}

/** One of a few, all of them seen. */
export function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  return (
    <Radio.Group {...props}>
      <Group mt="xs">
        {choices.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </Group>
    </Radio.Group>
  );
}
