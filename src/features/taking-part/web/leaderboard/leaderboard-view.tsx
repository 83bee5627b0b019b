import type { Data } from '#kit/contract/endpoint.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import type { getLeaderboard, LeaderboardLine } from '../../contract/leaderboard.ts';
import { takingPartPaths } from '../../paths.ts';
import { ProjectHead } from '../project-head.tsx';
import shared from '../taking-part.module.css';
import { TitleFace } from '../title-face.tsx';
import styles from './leaderboard.module.css';
import { LeaderboardTable } from './leaderboard-table.tsx';
import { type NameRefused, ShownNameForm } from './shown-name-form.tsx';

interface LeaderboardViewProps {
  id: string;
  /** Whoever submitted and looks. */
  respondent: string | null;
  isFirst: boolean;
  board: Data<typeof getLeaderboard>;
  own: { line: LeaderboardLine | null; name: string | null; isNameRemoved: boolean; isForAll: boolean } | null;
  refused: NameRefused | undefined;
}

/** Who did best in a quiz, and where whoever looks stands themselves. */
export function LeaderboardView({ id, respondent, isFirst, board, own, refused }: LeaderboardViewProps) {
  const t = useText();
  const format = useFormat();
  const { project, items, next, total, isShown, isWaiting } = board;
  const title = t('leaderboard:title');
  const here = takingPartPaths.leaderboard(id, respondent ?? undefined);
  const nextAt = next && `${here}${respondent === null ? '?' : '&'}cursor=${next}`;
  return (
    <section className={styles.leaderboard}>
      <ProjectHead project={project} part={title} />
      <TitleFace titles={[title]} />
      <header className={shared.head}>
        <LocalizedText as="p" className={shared.kicker} text={project.title} />
        <h1>{title}</h1>
        {isShown ? (
          <p className={shared.intro}>{t(board.rounds === null ? 'leaderboard:ruled' : 'leaderboard:ruledInRounds')}</p>
        ) : null}
      </header>
      {own?.line ? (
        <p className={styles.own}>
          {t('leaderboard:own', { rank: format.number(own.line.rank), total: format.number(total) })}
        </p>
      ) : null}
      {own && isShown && !own.line && !isWaiting ? <p className={styles.own}>{t('leaderboard:notYet')}</p> : null}
      {isWaiting ? <p role="status">{t('leaderboard:waiting')}</p> : null}
      {isShown ? null : <p>{t('leaderboard:later')}</p>}
      {isShown && items.length === 0 && !isWaiting ? <p>{t('leaderboard:empty')}</p> : null}
      {items.length > 0 ? <LeaderboardTable lines={items} rounds={board.rounds} /> : null}
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
      {own ? (
        <ShownNameForm
          at={here}
          name={own.name}
          isForAll={own.isForAll}
          isRemoved={own.isNameRemoved}
          refused={refused}
        />
      ) : null}
    </section>
  );
}
