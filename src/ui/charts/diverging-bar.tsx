import styles from './diverging-bar.module.css';
import type { DrawingProps } from './drawing-props.ts';
import { ofTrack } from './share.ts';
import { leanOf, stepColour } from './step-colour.ts';
import { useShareWords } from './use-share-words.ts';

/**
 * All steps of a scale on one bar that lies as far left and right of the middle as answers lean. The bars below it say
 * the same in words, so those who hear the page are spared it.
 */
export function DivergingBar({ shares, answered }: DrawingProps) {
  const words = useShareWords(answered);
  const { below, middle, above } = leanOf(shares);
  const half = Math.floor(shares.length / 2);
  const range = (part: typeof shares) => [...new Set([part[0], part.at(-1)])].map((step) => step?.label).join('–');
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.words}>
        <span>
          {range(shares.slice(0, half))}: <b>{words.percent(below)}</b>
        </span>
        <span>
          {range(shares.slice(shares.length - half))}: <b>{words.percent(above)}</b>
        </span>
      </div>
      <div className={styles.track}>
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
    </div>
  );
}
