import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { libraryPaths } from '#features/library/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';

/** To the page on which a survey begins. */
export function NewSurveyButton() {
  const t = useText();
  return (
    <Button component={LocaleLink} to={libraryPaths.newSurvey} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      {t('projects:newSurvey')}
    </Button>
  );
}
