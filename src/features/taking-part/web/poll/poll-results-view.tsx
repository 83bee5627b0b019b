import type { Data } from '#kit/contract/endpoint.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useNonce } from '#kit/web/page/nonce.ts';
import { LocalizedText } from '#ui/plain/localized-text.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import type { getPollResults } from '../../contract/poll-results.ts';
import resultsUrl from '../island/results/main.ts?worker&url';
import styles from './poll.module.css';

export type Results = Data<typeof getPollResults>;

/** How everyone has voted, the own vote marked; with script it stays as it is now while somebody looks at it. */
export function PollResultsView({ results, isLive }: { results: Results; isLive: boolean }) {
  const t = useText();
  const { title, votes, isShared, options } = results;
  const nonce = useNonce();
  return (
    <>
      <section className={styles.results} aria-labelledby="results" data-live={isLive ? '' : undefined}>
        <MarkedText as="h2" marks="inline" id="results" text={title} />
        <ul className={styles.options}>
          {options.map((option) => (
            <OptionResult key={option.id} option={option} />
          ))}
        </ul>
        <p className={styles.base}>
          <strong>{t('takingPart:votes', { count: votes })}</strong>
          {isShared ? ` · ${t('takingPart:sharedVotes')}` : null}
        </p>
      </section>
      {isLive ? <script type="module" src={resultsUrl} nonce={nonce} /> : null}
    </>
  );
}

function OptionResult({ option: { label, votes, percent, isOwn } }: { option: Results['options'][number] }) {
  const t = useText();
  const format = useFormat();
  return (
    <li className={styles.option} data-own={isOwn ? '' : undefined}>
      <span className={styles.label}>
        {label ? <LocalizedText text={label} /> : t('takingPart:formerOption')}
        {isOwn ? <span className={styles.own}>{t('takingPart:ownVote')}</span> : null}
      </span>
      <span className={styles.share}>
        <strong>{format.percent(percent / 100, { decimals: 0 })}</strong> {t('takingPart:votes', { count: votes })}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
    </li>
  );
}
