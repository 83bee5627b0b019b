import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localizedText } from '#domain/text/localized.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { type CategoryEntry, findCategoryEntries } from '../../contract/category-entries.ts';
import type { CategoryChanges } from './use-category-changes.ts';

interface MergeDialogProps {
  entry: CategoryEntry;
  changes: CategoryChanges;
  onClose: () => void;
}

/** Which category takes the projects of one that goes. */
export function MergeDialog({ entry, changes, onClose }: MergeDialogProps) {
  const t = useText();
  const locale = useLocale();
  const [chosen, setChosen] = useState('');
  const { data } = useQuery(callQuery(findCategoryEntries, { query: { state: 'active' } }));
  const others = (data?.items ?? []).filter(({ _id }) => _id !== entry._id);
  const into = others.find(({ _id }) => _id === chosen);
  const name = localizedText(entry.name, locale);
  return (
    <Dialog opened onClose={onClose} title={t('categories:mergeNamed', { name })} size="small">
      <Text mb="md">{t('categories:mergeText', { name, count: entry.projects })}</Text>
      <NativeSelect
        label={t('categories:mergeInto')}
        data-autofocus
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: t('categories:chooseOther') },
          ...others.map((other) => ({ value: other._id, label: localizedText(other.name, locale) })),
        ]}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          disabled={!into}
          loading={changes.isMerging}
          onClick={() => into && changes.merge(entry, into, onClose)}
        >
          {t('categories:mergeNow')}
        </Button>
      </Group>
    </Dialog>
  );
}
