import { useFormat } from '#kit/web/i18n/use-format.ts';
import { Icon } from '#ui/plain/icons.tsx';
import { Sign } from '../result/sign.tsx';
import styles from './rounds.module.css';
import type { Round } from './use-round-words.ts';

/** On the thread of rounds: its number while it can be taken, and else what keeps it or what became of it. */
export function RoundSign({ round }: { round: Round }) {
  return (
    <span className={styles.sign} data-done={round.submitted > 0 ? '' : undefined} aria-hidden="true">
      <Drawn round={round} />
    </span>
  );
}

function Drawn({ round: { state, number, submitted } }: { round: Round }) {
  const format = useFormat();
  if (submitted > 0) return <Sign of="right" size={20} />;
  if (state === 'over') return <Sign of="unanswered" size={20} />;
  if (state === 'notYet') return <Sign of="waiting" size={22} />;
  if (state === 'locked') return <LockIcon />;
  return format.number(number);
}

function LockIcon() {
  return (
    <Icon>
      <rect x="5" y="11" width="14" height="9" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  );
}
