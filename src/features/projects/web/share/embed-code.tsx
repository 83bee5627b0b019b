import { useText } from '#kit/web/i18n/use-i18n.ts';
import { typeOf } from '../../contract/kinds.ts';
import type { Project } from '../../contract/project.ts';
import { CodeToPaste } from './code-to-paste.tsx';
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
  const heading = t('sharing:embed');
  if (!needsCookies(project))
    return <CodeToPaste heading={heading} label={t('sharing:embedLabel')} code={embedCode(link, title)} />;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{t('sharing:embedNeedsCookies', { kind: t(`common:kind.${typeOf(project)}`) })}</p>
    </section>
  );
}
