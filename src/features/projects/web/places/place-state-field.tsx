import { Group, Radio, type RadioGroupProps } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PLACE_STATES } from '../../contract/place-entries.ts';

/** Whether respondents are offered it. */
export function PlaceStateField(props: Omit<RadioGroupProps, 'children'>) {
  const t = useText();
  return (
    <Radio.Group {...props}>
      <Group mt="xs">
        {PLACE_STATES.map((state) => (
          <Radio
            key={state}
            value={state}
            label={t(`content:stateOf.${state}`)}
            description={t(`places:stateHint.${state}`)}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
