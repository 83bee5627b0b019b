import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { localizePath } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { getRun } from '../../contract.ts';
import type { TakingPartHandle } from '../language-switch.tsx';
import { Notice } from '../notice.tsx';
import type { Run } from '../open-run.ts';
import { questionsPath } from '../pages-of-run.ts';
import { RunHead } from '../run-head.tsx';
import styles from '../taking-part.module.css';

/** The run is named in the address: it works on every device, and for several surveys at the same time. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const id = url.searchParams.get('run');
  if (!id) return { project: undefined };
  const host = context.get(hostContext);
  const run = await host.call(getRun, { params: { id } });
  if (run.state !== 'completed') throw redirect(localizePath(questionsPath(run, 1), host.locale), 303);
  const { title, closingText, languages } = run.project;
  return { project: { title, closingText, languages } };
}

export const handle = {
  languages: (found) => (found as { project?: Run['project'] } | undefined)?.project?.languages,
} satisfies TakingPartHandle;

export default function Done() {
  const t = useText();
  const { project } = useLoaderData<typeof loader>();
  if (!project) {
    return (
      <Notice title={t('responding:notDone')}>
        <RunHead project={undefined} part={t('responding:notDone')} />
        <p>{t('responding:notDoneText')}</p>
      </Notice>
    );
  }
  const hasClosing = Boolean(project.closingText.en?.trim() || project.closingText.bn?.trim());
  return (
    <Notice done title={t('responding:thankYou')}>
      <RunHead project={project} part={t('responding:thankYou')} />
      <LocalizedText as="p" className={styles.kicker} text={project.title} />
      {hasClosing ? (
        <LocalizedText as="p" className={styles.prose} text={project.closingText} />
      ) : (
        <p>{t('responding:thankYouText')}</p>
      )}
    </Notice>
  );
}
