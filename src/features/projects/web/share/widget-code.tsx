import { Button, Textarea } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Locale } from '#domain/text/locale.ts';
import { usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopy } from '#ui/dashboard/copying/use-copy.ts';
import type { Project } from '../../contract/project.ts';
import { useTranslator } from '../in-language.tsx';
import { widgetCode } from './embed-html.ts';
import { needsCookies } from './needs-cookies.ts';
import styles from './share.module.css';

interface WidgetCodeProps {
  project: Project;
  link: string;
  language: Locale;
}

/** A button for somebody's own pages that opens the form over them, in the language that the link opens in. */
export function WidgetCode({ project, link, language }: WidgetCodeProps) {
  const t = useText();
  const copy = useCopy();
  const page = usePageTranslator();
  const { t: say } = useTranslator(language) ?? page;
  if (needsCookies(project)) return null;
  const code = widgetCode(link, { label: say('sharing:widgetButton'), close: say('common:close') });
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('sharing:widget')}</h2>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
          onClick={() => copy(code, t('sharing:embedCopied'))}
        >
          {t('sharing:copyEmbed')}
        </Button>
      </div>
      <Textarea
        label={t('sharing:widgetLabel')}
        description={t('sharing:widgetText')}
        value={code}
        readOnly
        autosize
        className={styles.code}
        onFocus={(event) => event.currentTarget.select()}
      />
    </section>
  );
}
