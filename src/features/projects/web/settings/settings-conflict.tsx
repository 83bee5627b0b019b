import { Button, Group, List } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialog.tsx';
import { useFocusBack } from '../use-focus-back.ts';
import { differingFields } from './settings-values.ts';
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
  const { autosave, merged, keepMine, takeTheirs } = settings;
  const theirs = autosave.state.theirs?.content;
  const opened = deciding && theirs !== undefined;
  useFocusBack(opened);
  if (!opened || !merged) return null;
  return (
    <Dialog opened onClose={onClose} title={t('projects:settingsConflictTitle')}>
      <p>{t('projects:settingsConflictText')}</p>
      <List mt="sm">
        {differingFields(merged, theirs).map((field) => (
          <List.Item key={field}>{t(`projects:${field === 'title' ? 'column.title' : field}`)}</List.Item>
        ))}
      </List>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={takeTheirs}>
          {t('builder:takeTheirs')}
        </Button>
        <Button onClick={keepMine}>{t('builder:keepMine')}</Button>
      </Group>
    </Dialog>
  );
}
