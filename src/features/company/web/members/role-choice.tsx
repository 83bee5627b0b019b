import { Radio, type RadioGroupProps, Stack } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { MemberRole } from '../../contract/roles.ts';

interface RoleChoiceProps extends Omit<RadioGroupProps, 'children'> {
  roles: readonly MemberRole[];
}

/** What somebody is in a company, each with what it lets them do. */
export function RoleChoice({ roles, ...group }: RoleChoiceProps) {
  const t = useText();
  return (
    <Radio.Group {...group}>
      <Stack gap="sm" mt="xs">
        {roles.map((role) => (
          <Radio
            key={role}
            value={role}
            label={t(`company:roleOf.${role}`)}
            description={t(`company:roleHint.${role}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
