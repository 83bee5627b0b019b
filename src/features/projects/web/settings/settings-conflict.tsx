import { Button, Group, List } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialog.tsx';
import { differingFields, type SettingsValues } from './settings-values.ts';

interface SettingsConflictProps {
  mine: SettingsValues;
  theirs: SettingsValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody else saved settings first: in which fields they differ, and which go on. */
export function SettingsConflict({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: SettingsConflictProps) {
  const t = useText();
  return (
    <Dialog opened onClose={onClose} title={t('projects:settingsConflictTitle')}>
      <p>{t('projects:settingsConflictText')}</p>
      <List mt="sm">
        {differingFields(mine, theirs).map((field) => (
          <List.Item key={field}>{t(`projects:${field === 'title' ? 'column.title' : field}`)}</List.Item>
        ))}
      </List>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onTakeTheirs}>
          {t('builder:takeTheirs')}
        </Button>
        <Button onClick={onKeepMine}>{t('builder:keepMine')}</Button>
      </Group>
    </Dialog>
  );
}
