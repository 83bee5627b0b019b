import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { Garland } from './garland.tsx';
import { Notice } from './notice.tsx';
import type { Respondent } from './open-respondent.ts';
import { ProjectHead } from './project-head.tsx';
import styles from './taking-part.module.css';

interface DoneViewProps {
  project: Pick<Respondent['project'], 'title' | 'closingText'>;
  /** Where a preview begins anew: nobody is to close that. */
  again?: string;
}

/** Thanks, in the owner's words where there are any, and that nothing is left to do. */
export function DoneView({ project, again }: DoneViewProps) {
  const t = useText();
  const hasClosing = Boolean(project.closingText.en?.trim() || project.closingText.bn?.trim());
  return (
    <Notice
      mark={<Garland />}
      kicker={<LocalizedText as="p" className={styles.kicker} text={project.title} />}
      title={t('takingPart:recorded')}
    >
      <ProjectHead project={project} part={t('takingPart:recorded')} />
      {hasClosing ? (
        <LocalizedText as="div" className={styles.closing} text={project.closingText} />
      ) : (
        <p>{t('takingPart:thankYou')}</p>
      )}
      {again ? (
        <LocaleLink to={again} reloadDocument>
          {t('takingPart:previewAgain')}
        </LocaleLink>
      ) : (
        <p className={styles.closable}>{t('takingPart:closable')}</p>
      )}
    </Notice>
  );
}
