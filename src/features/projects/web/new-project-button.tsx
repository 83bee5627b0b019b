import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { libraryPaths } from '#features/library/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ProjectType } from '../contract/kinds.ts';

/** To the page on which a project begins: one of a type, or whatever is chosen there. */
export function NewProjectButton({ type }: { type?: ProjectType }) {
  const t = useText();
  return (
    <Button
      component={LocaleLink}
      to={libraryPaths.newProject(type)}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {t(type ? `projects:newOf.${type}` : 'projects:newProject')}
    </Button>
  );
}
