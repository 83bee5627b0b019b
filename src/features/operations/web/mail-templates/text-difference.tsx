import type { Locale } from '#domain/text/locale.ts';
import { wordDifferences } from '#domain/text/word-differences.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import styles from './mail-templates.module.css';

interface TextDifferenceProps {
  label: string;
  lang: Locale;
  before: string;
  after: string;
}

/** What became of one text, word by word: struck out what went, underlined what came, and said to those who hear it. */
export function TextDifference({ label, lang, before, after }: TextDifferenceProps) {
  const t = useText();
  return (
    <figure className={styles.difference}>
      <figcaption>{label}</figcaption>
      <p lang={lang}>
        {wordDifferences(before, after).map((part, index) => {
          if (part.in === 'both') return part.text;
          const Tag = part.in === 'before' ? 'del' : 'ins';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
            <Tag key={index}>
              <VisuallyHidden>
                ({t(part.in === 'before' ? 'operations:templates.removed' : 'operations:templates.added')}{' '}
              </VisuallyHidden>
              {part.text}
              <VisuallyHidden>) </VisuallyHidden>
            </Tag>
          );
        })}
      </p>
    </figure>
  );
}
