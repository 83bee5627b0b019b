import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { localeAmong } from '#domain/text/locale.ts';
import { takingPartPaths } from '#features/taking-part/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { SectionHead } from '#ui/dashboard/headings/section-head.tsx';
import type { AnyProject } from '../../contract/oversight.ts';
import { FirstPage } from '../preview/first-page.tsx';
import styles from './asked.module.css';
import { WhatIsAsked } from './what-is-asked.tsx';

const TITLE = 'published-questions';

/** What a project asks, as published, and the way to the pages that respondents get. */
export function PublishedQuestions({
  project: { _id: id, version, questionnaire, languages },
}: {
  project: AnyProject;
}) {
  const t = useText();
  const format = useFormat();
  const locale = localeAmong(languages, useLocale());
  return (
    <section aria-labelledby={TITLE}>
      <SectionHead id={TITLE} title={t('oversight:questionnaire')} />
      {questionnaire === null || version === null ? (
        <p>{t('oversight:noVersion')}</p>
      ) : (
        <>
          <p>{t('oversight:version', { number: format.digits(version) })}</p>
          <div className={styles.published}>
            <FirstPage projectId={id} revision={version} locale={locale} />
            <WhatIsAsked questionnaire={questionnaire} />
          </div>
          <Button
            component={LocaleLink}
            to={takingPartPaths.preview(id)}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={18} aria-hidden="true" />}
          >
            {t('oversight:seePages')}
          </Button>
        </>
      )}
    </section>
  );
}
