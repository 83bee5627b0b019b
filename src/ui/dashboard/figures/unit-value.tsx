import styles from './unit-value.module.css';

const WORDS = /(\s*[\p{L}\p{M}][\p{L}\p{M}\s-]*)/u;

interface UnitValueProps {
  children: string;
  /** What of it is the figure, where it holds other digits too: the 2.7 in “2.7 of 5”. */
  figure?: string;
}

/** A figure in words, its digits large and what stands between them small, on one line: 2 min 10 s, 2.7 of 5. */
export function UnitValue({ children, figure }: UnitValueProps) {
  const parts = figure === undefined ? children.split(WORDS) : aroundOf(children, figure);
  return (
    <span className={styles.value}>
      {parts.map((part, index) =>
        // Every other part is what is not the figure.
        index % 2 === 1 && part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
          <small key={index}>{part}</small>
        ) : (
          part
        ),
      )}
    </span>
  );
}

function aroundOf(text: string, figure: string): string[] {
  const [before = '', after = ''] = text.split(figure);
  return ['', before, figure, after];
}
