import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { View } from '#domain/questionnaire/flow.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialog.tsx';
import type { Project } from '../../contract/project.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { InLanguage } from '../in-language.tsx';
import styles from './preview.module.css';
import { PreviewPages } from './preview-pages.tsx';

type Width = 'phone' | 'desktop';

interface PreviewDialogProps {
  project: Project;
  questionnaire: Questionnaire;
  onClose: () => void;
}

/** The questionnaire as it is now, saved or not, the way respondents go through it. */
export function PreviewDialog({ project, questionnaire, onClose }: PreviewDialogProps) {
  const t = useText();
  const tools = useBuilderTools();
  const [locale, setLocale] = useState(tools.locale);
  const [view, setView] = useState<View>(project.viewType);
  /** A phone is the one width it can show. */
  const isPhone = useMediaQuery('(max-width: 575px)', false, { getInitialValueInEffect: false });
  const [width, setWidth] = useState<Width>('phone');
  return (
    <Dialog opened onClose={onClose} title={t('builder:previewTitle')} size="large" fullScreen={isPhone}>
      <div className={styles.tools}>
        {isPhone ? null : (
          <SegmentedControl
            aria-label={t('builder:width')}
            value={width}
            onChange={setWidth}
            data={[
              { value: 'phone' as const, label: t('builder:phone') },
              { value: 'desktop' as const, label: t('builder:desktop') },
            ]}
          />
        )}
        <SegmentedControl
          aria-label={t('builder:view')}
          value={view}
          onChange={setView}
          data={[
            { value: 'list' as const, label: t('builder:list') },
            { value: 'step' as const, label: t('builder:step') },
          ]}
        />
        {tools.languages.length > 1 ? (
          <SegmentedControl
            aria-label={t('common:language')}
            value={locale}
            onChange={setLocale}
            data={tools.languages.map((value) => ({ value, label: t(`builder:language.${value}`) }))}
          />
        ) : null}
      </div>
      <p className={styles.note}>{t('builder:previewText')}</p>
      <div className={styles.stage}>
        <div className={styles.page} data-width={width}>
          <InLanguage locale={locale}>
            <PreviewPages key={view} title={project.title} questionnaire={questionnaire} view={view} />
          </InLanguage>
        </div>
      </div>
    </Dialog>
  );
}
