import { Checkbox, type CheckboxGroupProps, Group } from '@mantine/core';
import { LOCALES } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** Which languages respondents choose among. */
export function LanguagesField(props: Omit<CheckboxGroupProps, 'children' | 'label' | 'description'>) {
  const t = useText();
  return (
    <Checkbox.Group label={t('projects:languages')} description={t('projects:languagesHint')} {...props}>
      <Group mt="xs">
        {LOCALES.map((language) => (
          <Checkbox key={language} value={language} label={t(`builder:language.${language}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
