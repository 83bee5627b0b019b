import type { ReactNode } from 'react';
import styles from './barrier-mark.module.css';

const MATRA = 'M4 6h56v6H4z';
const STROKES = 'M9 12h6v38H9zM22 12h6v38h-6zM36 12h6v38h-6zM49 12h6v38h-6z';

/** What stands at each barrier, in a box of 64; all of it hangs from the matra, as letters do. */
const DRAWINGS = {
  /** The sun is yet to rise behind strokes that are yet to be made. */
  not_open_yet: (
    <>
      <path className={styles.second} d="M15 54a17 17 0 0 1 34 0z" />
      <path d={`${MATRA}M9 12h6v10H9zM22 12h6v6h-6zM36 12h6v6h-6zM49 12h6v10h-6zM4 54h56v6H4z`} />
    </>
  ),
  /** A shutter, let down to the ground. */
  closed: (
    <>
      <path d={`${MATRA}${STROKES}M4 50h56v6H4z`} />
      <path className={styles.second} d="M4 26h56v8H4z" />
    </>
  ),
  /** One bundle beside the other: there is room for no more. */
  full: (
    <>
      <path d="M3 6h60v6H3zM6 12h4v42H6zM13 12h4v42h-4zM20 12h4v42h-4zM27 12h4v42h-4z" />
      <path d="M35 12h4v42h-4zM42 12h4v42h-4zM49 12h4v42h-4zM56 12h4v42h-4z" />
      <path className={styles.second} d="m3 43 30-12v5L3 48zM33 43l30-12v5L33 48z" />
    </>
  ),
  /** Counted already. */
  answered: (
    <>
      <path d={MATRA + STROKES} />
      <path className={styles.second} d="M2 42 62 18v8L2 50z" />
    </>
  ),
  /** A padlock that hangs from the line. */
  password: (
    <>
      <path d={`${MATRA}M18 12h6v16h-6zM40 12h6v16h-6z`} />
      <path d="M12 26h40v32H12z" />
      <path className={styles.second} d="M32 35a5 5 0 0 1 2.5 9.3V51h-5v-6.7A5 5 0 0 1 32 35z" />
    </>
  ),
  /** The board lies on the ground, and its cords hang. */
  taken_down: (
    <>
      <path d={`${MATRA}M17 12h4v14h-4zM43 12h4v18h-4zM4 56h56v4H4z`} />
      <path className={styles.second} d="M9 38h46v16H9z" />
    </>
  ),
  /** The line is broken, and a stroke has come off. */
  missing: (
    <>
      <path d="M4 6h24v6H4zM40 6h20v6H40zM9 12h6v38H9zM49 12h6v38h-6z" />
      <path className={styles.second} d="m20 58 3-5 28 14-3 5z" transform="translate(-4 -12)" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** A small drawing beside the words that say why one cannot go on here, or what one needs. */
export function BarrierMark({ of }: { of: keyof typeof DRAWINGS }) {
  return (
    <svg className={styles.mark} viewBox="3 3 60 60" fill="currentColor" aria-hidden="true" focusable="false">
      {DRAWINGS[of]}
    </svg>
  );
}
