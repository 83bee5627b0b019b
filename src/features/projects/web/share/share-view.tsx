import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { localeAmong } from '#domain/text/locale.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { siteLink } from '#kit/web/site-link.ts';
import { typeOf } from '../../contract/kinds.ts';
import type { Project } from '../../contract/project.ts';
import { projectPaths } from '../../paths.ts';
import type { LinkBy } from './channels.ts';
import { EmbedCode } from './embed-code.tsx';
import { LinkPreview } from './link-preview.tsx';
import { NotAnswerable } from './not-answerable.tsx';
import { PosterSheet } from './poster-sheet.tsx';
import { QrCard } from './qr-card.tsx';
import { SendLink } from './send-link.tsx';
import styles from './share.module.css';
import { ValuesLink } from './values-link.tsx';
import { WidgetCode } from './widget-code.tsx';

/** The id of what is said of the languages. */
const LANGUAGES = 'share-languages';

/** One link and all the ways it goes to people. */
export function ShareView({ project }: { project: Project }) {
  const t = useText();
  const locale = useLocale();
  const [language, setLanguage] = useState(localeAmong(project.languages, locale));
  const linkBy: LinkBy = (from) => siteLink(projectPaths.link(project.linkCode, from), language);
  const link = linkBy();
  const { hiddenValues = [] } = project.questionnaire;
  const isClosed = project.status === 'complete';
  const title = localizedText(project.title, language);
  return (
    <div className={styles.share} data-dimmed={isClosed || undefined}>
      <NotAnswerable project={project} />
      <div className={styles.hero} data-print="none">
        <SendLink type={typeOf(project)} linkBy={linkBy} title={title} isClosed={isClosed}>
          {project.languages.length > 1 ? (
            <div className={styles.languages}>
              <span id={LANGUAGES}>{t('sharing:opensIn')}</span>
              <SegmentedControl
                aria-labelledby={LANGUAGES}
                value={language}
                onChange={setLanguage}
                data={project.languages.map((value) => ({ value, label: t(`common:languageName.${value}`) }))}
              />
            </div>
          ) : null}
        </SendLink>
        <QrCard link={linkBy('qr')} code={project.linkCode} />
      </div>
      <div className={styles.main} data-print="none">
        {project.kind === 'feedback' ? (
          <WidgetCode project={project} link={linkBy('embed')} language={language} />
        ) : null}
        {hiddenValues.length > 0 ? <ValuesLink link={link} hiddenValues={hiddenValues} /> : null}
        <LinkPreview project={project} language={language} link={link} />
        <EmbedCode project={project} link={linkBy('embed')} title={title} />
      </div>
      <div className={styles.side}>
        <PosterSheet project={project} linkBy={linkBy} />
      </div>
    </div>
  );
}
