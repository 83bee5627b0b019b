import { Button } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { PersonSearch } from './person-search.tsx';

/** The way to all that is held of one person. */
export function FindPerson({ projectId }: { projectId: string }) {
  const t = useText();
  const [finding, setFinding] = useState(false);
  return (
    <>
      <Button
        variant="default"
        onClick={() => setFinding(true)}
        leftSection={<IconUserSearch size={18} aria-hidden="true" />}
      >
        {t('reports:findPerson')}
      </Button>
      <Dialog opened={finding} onClose={() => setFinding(false)} title={t('reports:findPerson')}>
        <PersonSearch projectId={projectId} />
      </Dialog>
    </>
  );
}
