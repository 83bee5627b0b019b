import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { localeAmong } from '#domain/text/locale.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { typeOf } from '../../contract/kinds.ts';
import { projectPaths } from '../../paths.ts';
import type { Workshop } from '../workshop/workshop-context.ts';
import { LinkPreview } from './link-preview.tsx';
import { PosterSheet } from './poster-sheet.tsx';
import styles from './share.module.css';

/**
 * A draft has a link that leads nowhere yet, so none is shown; how it will stand in a chat and on paper is seen all the
 * same, without a code.
 */
export function NotOut({ workshop: { project, open } }: { workshop: Workshop }) {
  const t = useText();
  const language = localeAmong(project.languages, useLocale());
  useOpenedToPublish(() => open('publish'));
  return (
    <div className={styles.share} data-dimmed="">
      <div className={styles.main}>
        <div className={styles.card}>
          <EmptyState
            picture="unpublished"
            title={t('sharing:notOut')}
            text={t('sharing:notOutText', { kind: t(`common:kind.${typeOf(project)}`) })}
            action={
              <>
                <Button onClick={() => open('publish')}>{t('projects:publish')}</Button>
                <Button variant="subtle" component={LocaleLink} to={projectPaths.build(project)}>
                  {t('sharing:toQuestions')}
                </Button>
              </>
            }
          />
        </div>
        <LinkPreview project={project} language={language} />
      </div>
      <div className={styles.side}>
        <PosterSheet project={project} />
      </div>
    </div>
  );
}

/** Whoever came to publish. The address forgets it first: who comes back to the page does not mean it again. */
function useOpenedToPublish(onOpened: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isMeant = search.has('publish');
  const wasMeant = useRef(false);
  const forget = useEffectEvent(() => setSearch({}, { replace: true }));
  const opened = useEffectEvent(onOpened);
  useEffect(() => {
    if (isMeant) forget();
    else if (wasMeant.current) opened();
    wasMeant.current = isMeant;
  }, [isMeant]);
}
