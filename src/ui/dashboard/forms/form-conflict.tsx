import { Button, Group } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '../../plain/alert.tsx';
import styles from './save-bar.module.css';
import type { FieldConflict } from './shell-state.ts';

interface FormConflictProps {
  title?: string | undefined;
  fields: readonly FieldConflict[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved first: in which fields they differ, and which go on. It stands where the form would be saved. */
export function FormConflict({ title, fields, onKeepMine, onTakeTheirs }: FormConflictProps) {
  const t = useText();
  return (
    <div className={styles.conflict}>
      <Alert tone="warning" title={title ?? t('forms:theirsTitle')} announce>
        <p>{t('forms:theirsText')}</p>
        <ul>
          {fields.map(({ name, label, mine, theirs }) => (
            <li key={name}>
              <strong>{label}</strong>
              {mine === undefined ? null : <div>{t('forms:mine', { text: mine || '–' })}</div>}
              {theirs === undefined ? null : <div>{t('forms:theirs', { text: theirs || '–' })}</div>}
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={onTakeTheirs}>
            {t('forms:takeTheirs')}
          </Button>
          <Button onClick={onKeepMine}>{t('forms:keepMine')}</Button>
        </Group>
      </Alert>
    </div>
  );
}
