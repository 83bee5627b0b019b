import { Button } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopyLink } from '#ui/dashboard/use-copy-link.ts';
import { linkTo } from '../link-to.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './bar.module.css';

/** Where one goes on when what one came from is gone. */
export const PRIMARY_ID = 'project-primary';

/** The one thing to do with the project now. */
export function PrimaryAction({ workshop }: { workshop: Workshop }) {
  const t = useText();
  const copyLink = useCopyLink();
  const { project, saving, open } = workshop;
  const { abilities, status } = project;
  const changed = abilities.publish || (saving.unsaved && status === 'processing');

  function actionNow(): { label: string; short: string; act: () => void } | undefined {
    if (status === 'draft' || changed) {
      const label = t(status === 'draft' ? 'projects:publish' : 'projects:publishNewVersion');
      return { label, short: t('projects:shortPublish'), act: () => open('publish') };
    }
    if (status === 'processing') {
      return { label: t('common:copyLink'), short: t('projects:shortCopy'), act: () => copyLink(linkTo(project)) };
    }
    if (abilities.reopen)
      return { label: t('projects:reopen'), short: t('projects:reopen'), act: () => open('reopen') };
    return undefined;
  }

  const action = actionNow();
  if (!action) return null;
  return (
    <Button id={PRIMARY_ID} px="sm" aria-label={action.label} onClick={action.act}>
      <span className={styles.wide}>{action.label}</span>
      <span className={styles.narrow}>{action.short}</span>
    </Button>
  );
}
