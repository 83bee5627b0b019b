import { Button, Textarea } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useCopy } from '#ui/dashboard/copying/use-copy.ts';
import type { Project } from '../../contract/project.ts';
import { embedCode } from './embed-html.ts';
import { needsCookies } from './needs-cookies.ts';
import styles from './share.module.css';

interface EmbedCodeProps {
  project: Project;
  link: string;
  title: string;
}

/** The project within another page. Whoever must be known again has to come to its own page. */
export function EmbedCode({ project, link, title }: EmbedCodeProps) {
  const t = useText();
  const copy = useCopy();
  const words = { kind: t(`common:kind.${project.kind}`) };
  const mayEmbed = !needsCookies(project);
  const code = embedCode(link, title);
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('sharing:embed')}</h2>
        {mayEmbed ? (
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden="true" />}
            onClick={() => copy(code, t('sharing:embedCopied'))}
          >
            {t('sharing:copyEmbed')}
          </Button>
        ) : null}
      </div>
      {mayEmbed ? (
        <Textarea
          label={t('sharing:embedLabel')}
          value={code}
          readOnly
          rows={3}
          className={styles.code}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : (
        <p>{t('sharing:embedNeedsCookies', words)}</p>
      )}
    </section>
  );
}
