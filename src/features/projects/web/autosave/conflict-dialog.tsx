import { Button, Group } from '@mantine/core';
import { questionsOf } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { ChangeList, useChanges } from '../changes/change-list.tsx';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  opened: boolean;
  title: string;
  text: string;
  mine: Questionnaire;
  theirs: Questionnaire;
  keepLabel: string;
  takeLabel: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two drafts side by side, with where they differ, and the choice which one goes on. */
export function ConflictDialog(props: ConflictDialogProps) {
  const t = useText();
  const { opened, title, text, mine, theirs, keepLabel, takeLabel, onKeepMine, onTakeTheirs, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <p>{text}</p>
      <div className={styles.drafts}>
        <Draft label={t('builder:mine')} questionnaire={mine} />
        <Draft label={t('builder:theirs')} questionnaire={theirs} />
      </div>
      <DifferenceList mine={mine} theirs={theirs} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onTakeTheirs}>
          {takeLabel}
        </Button>
        <Button onClick={onKeepMine}>{keepLabel}</Button>
      </Group>
    </Dialog>
  );
}

function Draft({ label, questionnaire }: { label: string; questionnaire: Questionnaire }) {
  const t = useText();
  const counts = {
    questions: questionsOf(questionnaire).filter(isAsking).length,
    sections: questionnaire.sections.length,
  };
  return (
    <div className={styles.draft}>
      <strong>{label}</strong>
      <span>{t('builder:counts', counts)}</span>
    </div>
  );
}

/** Where two drafts differ, part by part. */
function DifferenceList({ mine, theirs }: { mine: Questionnaire; theirs: Questionnaire }) {
  const t = useText();
  const compared = { before: theirs, after: mine };
  const changes = useChanges(compared);
  const words = {
    added: t('builder:change.onlyMine'),
    removed: t('builder:change.onlyTheirs'),
    changed: t('builder:change.changed'),
    moved: t('builder:change.moved'),
    before: t('builder:theirs'),
    after: t('builder:mine'),
  };
  return (
    <section aria-label={t('builder:differences', { count: changes.length })}>
      <h3 className={styles.heading}>{t('builder:differences', { count: changes.length })}</h3>
      <div className={styles.list}>
        <ChangeList {...compared} changes={changes} words={words} />
      </div>
    </section>
  );
}
