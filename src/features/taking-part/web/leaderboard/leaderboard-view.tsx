import type { Data } from '#kit/contract/endpoint.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { getLeaderboard } from '../../contract/leaderboard.ts';
import { takingPartPaths } from '../../paths.ts';
import { ProjectHead } from '../project-head.tsx';
import shared from '../taking-part.module.css';
import { TitleFace } from '../title-face.tsx';
import styles from './leaderboard.module.css';
import { LeaderboardTable } from './leaderboard-table.tsx';
import { type Own, OwnPlace } from './own-place.tsx';
import { Podium } from './podium.tsx';
import type { NameRefused } from './shown-name-form.tsx';

/** So many stand apart from the list. */
const ON_PODIUM = 3;

interface LeaderboardViewProps {
  id: string;
  /** Whoever submitted and looks. */
  respondent: string | null;
  isFirst: boolean;
  board: Data<typeof getLeaderboard>;
  own: Own | null;
  refused: NameRefused | undefined;
}

/** Who did best in a quiz, and where whoever looks stands themselves. */
export function LeaderboardView({ id, respondent, isFirst, board, own, refused }: LeaderboardViewProps) {
  const t = useText();
  const format = useFormat();
  const { project, items, next, total, rounds, hasNames } = board;
  const title = t('leaderboard:title');
  const here = takingPartPaths.leaderboard(id, respondent ?? undefined);
  const nextAt = next && `${here}${respondent === null ? '?' : '&'}cursor=${next}`;
  const best = isFirst ? items.slice(0, ON_PODIUM) : [];
  const others = items.slice(best.length);
  const elsewhere = items.some(({ isOwn }) => isOwn) ? null : (own?.line ?? null);
  return (
    <section className={styles.leaderboard}>
      <ProjectHead project={project} part={title} />
      <TitleFace titles={[title, ...best.map(({ rank }) => format.number(rank))]} />
      <header className={`${shared.head} ${styles.head}`}>
        <LocalizedText as="p" className={shared.kicker} text={project.title} />
        <h1>{title}</h1>
      </header>
      <BoardNote board={board} own={own} />
      {best.length > 0 ? <Podium lines={best} rounds={rounds} /> : null}
      {own ? (
        <OwnPlace at={here} own={own} hasNames={hasNames} total={total} isFirst={isFirst} refused={refused} />
      ) : null}
      {others.length > 0 ? <LeaderboardTable lines={others} rounds={rounds} elsewhere={elsewhere} /> : null}
      {nextAt || !isFirst ? (
        <nav className={styles.ways} aria-label={title}>
          {isFirst ? null : (
            <ButtonLink to={here} reloadDocument variant="secondary">
              {t('leaderboard:top')}
            </ButtonLink>
          )}
          {nextAt ? (
            <ButtonLink to={nextAt} reloadDocument variant="secondary">
              {t('leaderboard:next')}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
      {items.length > 0 ? (
        <p className={styles.ruled}>
          {t(rounds === null ? 'leaderboard:ruled' : 'leaderboard:ruledInRounds')}
          {hasNames ? null : ` ${t('leaderboard:namesHidden')}`}
        </p>
      ) : null}
      <LocaleLink
        to={respondent === null ? takingPartPaths.welcome(id) : takingPartPaths.done(respondent)}
        className={styles.back}
        reloadDocument
      >
        {t(respondent === null ? 'leaderboard:toQuiz' : 'leaderboard:toResult')}
      </LocaleLink>
    </section>
  );
}

/** Why there is nobody, or not everybody, to be seen. */
function BoardNote({
  board: { items, isShown, isWaiting },
  own,
}: Pick<LeaderboardViewProps, 'own'> & { board: LeaderboardViewProps['board'] }) {
  const t = useText();
  if (!isShown) return <p>{t('leaderboard:later')}</p>;
  if (isWaiting) return <p role="status">{t('leaderboard:waiting')}</p>;
  // Whoever waits themselves reads that, and why.
  if (items.length === 0 && (!own || own.line)) return <p>{t('leaderboard:empty')}</p>;
  return null;
}
