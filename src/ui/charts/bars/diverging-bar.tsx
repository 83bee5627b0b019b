import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../plain/visually-hidden.tsx';
import type { DrawingProps } from '../drawing-props.ts';
import { ofTrack } from '../shares/share.ts';
import { ShareName } from '../shares/share-name.tsx';
import { leanOf, stepColour } from '../shares/step-colour.ts';
import { useShareWords } from '../shares/use-share-words.ts';
import styles from './diverging-bar.module.css';

/** Of so many steps and fewer the key says how they lean. */
const PLAIN_STEPS = 3;
/** So many have room beside each other on a phone. */
const MOST_IN_A_ROW = 6;
/** Longer names of steps are words, which would break within a sixth of a phone. */
const LONGEST_NUMBER = 3;

/**
 * All steps of a scale on one bar that lies as far left and right of the middle as answers lean, and below it a key
 * that says each of them in figures: on a phone the bar itself has room for hardly any.
 */
export function DivergingBar({ label, shares, answered }: DrawingProps) {
  const words = useShareWords(answered);
  const { below, middle } = leanOf(shares);
  return (
    <div>
      {shares.length > PLAIN_STEPS ? <Lean shares={shares} answered={answered} /> : null}
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={ofTrack(0.5 - (below + middle / 2) / 2)}>
          {shares.map(({ id, share }, index) =>
            share > 0 ? (
              <span
                key={id}
                className={styles.part}
                style={{ ...ofTrack(share / 2), background: stepColour(index, shares.length) }}
              />
            ) : null,
          )}
        </div>
      </div>
      <ol
        className={styles.key}
        aria-label={label}
        data-worded={isWorded(shares) || undefined}
        data-many={shares.length > MOST_IN_A_ROW || undefined}
        style={{ '--steps': shares.length, '--half': Math.ceil(shares.length / 2) } as CSSProperties}
      >
        {shares.map((share, index) => (
          <li key={share.id} style={stepOf(index, shares.length)}>
            <span className={styles.name}>
              <ShareName share={share} />
            </span>
            <b>{words.leading(share)}</b>
            <VisuallyHidden>{words.outOf(share.count)}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * What lies below the middle and what lies above it, by the colours of its steps where these are called by words: two
 * of them have no room above the bar. Those who hear the page hear each step.
 */
function Lean({ shares, answered }: Pick<DrawingProps, 'shares' | 'answered'>) {
  const words = useShareWords(answered);
  const { below, above } = leanOf(shares);
  const half = Math.floor(shares.length / 2);
  const middle = shares.length % 2 === 1 ? shares[half] : undefined;
  const named = (from: number, to: number) => {
    const part = shares.slice(from, to);
    if (!isWorded(shares)) return part.length > 1 ? `${part[0]?.label}–${part.at(-1)?.label}: ` : `${part[0]?.label}: `;
    return part.map(({ id }, index) => (
      <i key={id} className={styles.sign} style={stepOf(from + index, shares.length)} />
    ));
  };
  return (
    <div className={styles.words} aria-hidden="true">
      <span>
        {named(0, half)}
        <b>{words.percent(below)}</b>
      </span>
      {middle ? (
        <span className={styles.middle}>
          {named(half, half + 1)}
          <b>{words.percent(middle.share)}</b>
        </span>
      ) : null}
      <span>
        {named(shares.length - half, shares.length)}
        <b>{words.percent(above)}</b>
      </span>
    </div>
  );
}

function isWorded(shares: DrawingProps['shares']): boolean {
  return shares.some(({ label: name }) => name.length > LONGEST_NUMBER);
}

function stepOf(index: number, steps: number): CSSProperties {
  return { '--step': stepColour(index, steps) } as CSSProperties;
}
