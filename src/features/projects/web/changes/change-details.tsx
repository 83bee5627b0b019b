import { IconInfoCircle } from '@tabler/icons-react';
import type { Change } from '#domain/questionnaire/compare/changes.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';
import styles from './changes.module.css';
import type { Compared } from './compared.ts';
import { type Said, useDetailWords } from './use-detail-words.ts';

interface ChangeDetailsProps extends Compared {
  change: Change;
  /** What either of the two is called. */
  words: Readonly<Record<keyof Compared, string>>;
}

/** What is different in one part, line by line: as it stands before, struck through, and after. */
export function ChangeDetails({ change, words, ...compared }: ChangeDetailsProps) {
  const t = useText();
  const wordsOf = useDetailWords(compared);
  const lines = change.details.filter(({ of }) => of !== 'countedApart').map((detail) => wordsOf(change.id, detail));
  return (
    <>
      {lines.length > 0 ? (
        <dl className={styles.details}>
          {lines.map(({ name, before, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same.
            <div key={index}>
              <dt>{name}</dt>
              <dd>
                {before ? (
                  <del lang={before.lang}>
                    <VisuallyHidden>{`${words.before}: `}</VisuallyHidden>
                    {before.text}
                  </del>
                ) : null}
                {after ? <After said={after} name={before ? words.after : undefined} /> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {change.details.some(({ of }) => of === 'countedApart') ? (
        <p className={styles.note}>
          <IconInfoCircle size={18} aria-hidden="true" />
          {t('versions:countedApart')}
        </p>
      ) : null}
    </>
  );
}

function After({ said, name }: { said: Said; name: string | undefined }) {
  if (name === undefined) return <span lang={said.lang}>{said.text}</span>;
  return (
    <ins lang={said.lang}>
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      {said.text}
    </ins>
  );
}
