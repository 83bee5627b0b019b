import { Group, Radio, type RadioGroupProps } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { CONTENT_STATES } from '../../contract/content.ts';

/** Whether visitors are shown it. */
export function StateField(props: Omit<RadioGroupProps, 'children'>) {
  const t = useText();
  return (
    <Radio.Group {...props}>
      <Group mt="xs">
        {CONTENT_STATES.map((state) => (
          <Radio
            key={state}
            value={state}
            label={t(`content:stateOf.${state}`)}
            description={t(`content:stateHint.${state}`)}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
