import { isBlank } from '#domain/text/localized.ts';
import { localizedWords } from '#domain/text/marks/words-alone.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { Mark } from '#ui/plain/mark.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { Notice } from '../notice.tsx';
import type { Respondent } from '../open-respondent.ts';
import { ProjectHead } from '../project-head.tsx';
import styles from '../taking-part.module.css';
import { WayOut } from '../way-out/way-out.tsx';
import own from './poll.module.css';
import { PollResultsView, type Results } from './poll-results-view.tsx';

interface VotedViewProps {
  project: Pick<Respondent['project'], 'title' | 'closingText'>;
  results: Results;
  /** Where the owner leads from here. Never by itself: results are there to be looked at. */
  redirect: string | null;
  /** Where a preview begins anew: there nobody votes, and nothing is counted. */
  again?: string;
}

/** After voting: that it was counted, and how everyone has voted. */
export function VotedView({ project, results, redirect, again }: VotedViewProps) {
  const t = useText();
  const locale = useLocale();
  const figures = useFormat().digits('0123456789%');
  const { title, closingText } = project;
  return (
    <Notice
      mark={<Mark counts className={own.counted} />}
      kicker={<LocalizedText as="p" className={styles.kicker} text={title} />}
      title={t('takingPart:voted')}
      isLong
      titles={[t('takingPart:voted'), localizedWords(results.title, locale), figures]}
    >
      <ProjectHead project={project} part={t('takingPart:voted')} />
      {isBlank(closingText) ? null : <MarkedText as="div" marks="all" className={own.words} text={closingText} />}
      <div className={own.panel} data-panel="">
        <PollResultsView results={results} isLive={again === undefined} />
      </div>
      {redirect ? <WayOut link={redirect} isByItself={false} isPreview={again !== undefined} /> : null}
      {again ? (
        <p>
          <LocaleLink to={again} reloadDocument>
            {t('takingPart:previewAgain')}
          </LocaleLink>
        </p>
      ) : null}
    </Notice>
  );
}
