import { Checkbox, type CheckboxGroupProps, SimpleGrid } from '@mantine/core';
import { GRANTABLE } from '#kit/contract/permissions.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** What agents may be given, each with a box. */
export function PermissionBoxes(field: Omit<CheckboxGroupProps, 'children'>) {
  const t = useText();
  return (
    <Checkbox.Group {...field}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs" mt="xs">
        {GRANTABLE.map((name) => (
          <Checkbox key={name} value={name} label={t(`users:permissionOf.${name}`)} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
