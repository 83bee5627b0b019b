import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { reportPaths } from '#features/reports/paths.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopyLink } from '#ui/dashboard/copying/use-copy-link.ts';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import { linkTo } from '../link-to.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import styles from './bar.module.css';

/** Where one goes on when what one came from is gone. */
export const PRIMARY_ID = 'project-primary';

/** Whether something of it is not out yet that could be. */
export function isToPublish({ project: { abilities, status }, saving }: Workshop): boolean {
  return status === 'draft' || abilities.publish || (saving.unsaved && status === 'processing');
}

/** The one thing to do with the project now; on a phone by a sign where there is one, for the title needs the room. */
export function PrimaryAction({ workshop }: { workshop: Workshop }) {
  const t = useText();
  const copyLink = useCopyLink();
  const { pathname } = useLocation();
  const { project, open } = workshop;
  const { abilities, status } = project;

  function actionNow(): { label: string; short: string; sign?: ReactNode; act: () => void } | undefined {
    if (isToPublish(workshop)) {
      const label = t(status === 'draft' ? 'projects:publish' : 'projects:publishNewVersion');
      return { label, short: t('projects:shortPublish'), act: () => open('publish') };
    }
    if (status === 'processing') {
      if (offersLink(project, pathname)) return undefined;
      return {
        label: t('common:copyLink'),
        short: t('projects:shortCopy'),
        sign: <IconLink size={20} aria-hidden="true" />,
        act: () => copyLink(linkTo(project)),
      };
    }
    // Share offers it beside what it says of the link.
    if (abilities.reopen && !isAtShare(project, pathname))
      return { label: t('projects:reopen'), short: t('projects:reopen'), act: () => open('reopen') };
    return undefined;
  }

  const action = actionNow();
  if (!action) return null;
  return (
    <Button id={PRIMARY_ID} px="sm" aria-label={action.label} onClick={action.act}>
      <span className={styles.long}>{action.label}</span>
      <span className={styles.short}>
        {action.sign ? <span className={styles.narrow}>{action.sign}</span> : null}
        <span className={action.sign ? styles.wide : undefined}>{action.short}</span>
      </span>
    </Button>
  );
}

/** Share has a button of its own for the link; until the first response Results have one as well. */
function offersLink(project: Project, pathname: string): boolean {
  if (isAtShare(project, pathname)) return true;
  return project.responses === 0 && pathname.endsWith(reportPaths.responseReports(project));
}

function isAtShare(project: Project, pathname: string): boolean {
  return pathname.endsWith(projectPaths.share(project));
}
