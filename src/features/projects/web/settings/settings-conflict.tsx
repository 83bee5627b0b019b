import { Button, Group, List } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { useFocusBack } from '#ui/dashboard/focus/use-focus-back.ts';
import { differingFields } from '#ui/dashboard/saving/edited-fields.ts';
import type { Settings } from './use-settings.ts';

interface SettingsConflictProps {
  settings: Settings;
  /** Whether the choice is shown, or put off. */
  deciding: boolean;
  onClose: () => void;
}

/** Somebody else saved settings first: in which fields they differ, and which go on. */
export function SettingsConflict({ settings, deciding, onClose }: SettingsConflictProps) {
  const t = useText();
  const { conflict, keepMine, takeTheirs } = settings;
  const opened = deciding && conflict !== undefined;
  useFocusBack(opened);
  if (!opened) return null;
  return (
    <Dialog opened onClose={onClose} title={t('projects:settingsConflictTitle')}>
      <p>{t('projects:settingsConflictText')}</p>
      <List mt="sm">
        {differingFields(conflict.merged, conflict.theirs).map((field) => (
          <List.Item key={field}>
            {field === 'series'
              ? t('projects:rounds')
              : t(field === 'reveal' ? 'quiz:reveal' : `projects:${field === 'title' ? 'column.title' : field}`)}
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={takeTheirs}>
          {t('forms:takeTheirs')}
        </Button>
        <Button onClick={keepMine}>{t('forms:keepMine')}</Button>
      </Group>
    </Dialog>
  );
}
