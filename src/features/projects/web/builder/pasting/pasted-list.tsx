import { IconLayoutList } from '@tabler/icons-react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Left, MadePart, Pasted } from '#domain/questionnaire/pasting/make-pasted.ts';
import { kindName, optionsOf } from '#domain/questionnaire/registry.ts';
import { firstWords } from '#domain/text/first-words.ts';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';
import { KindIcon } from '../kinds/kind-icon.tsx';
import styles from './pasting.module.css';

interface PastedListProps {
  pasted: Pasted;
  locale: Locale;
  /** Questions among it, and sections. */
  count: number;
  sections: number;
}

/** What a pasted text makes, part by part, and what of it has no room. */
export function PastedList({ pasted: { parts, left }, locale, count, sections }: PastedListProps) {
  const t = useText();
  const heading = t('builder:pasting.made');
  const short = parts.filter(({ lost }) => lost.options > 0 || lost.shortened > 0).length;
  return (
    <div className={`${styles.side} ${styles.list}`}>
      <h3 className={styles.heading}>{heading}</h3>
      <div className={styles.said} role="status">
        <p>
          {parts.length === 0
            ? t('builder:pasting.nothing')
            : t('builder:pasting.counts', { questions: count, sections })}
        </p>
        {left ? <LeftOut left={left} /> : null}
        {short > 0 ? <Alert tone="warning">{t('builder:pasting.someLost', { count: short })}</Alert> : null}
      </div>
      {parts.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys scroll what has the focus.
        <ul className={styles.made} aria-label={heading} tabIndex={0}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is made of a line is made anew with every key.
            <Made key={index} part={part} locale={locale} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Made({ part, locale }: { part: MadePart; locale: Locale }) {
  const t = useText();
  const { options: lost, most, shortened } = part.lost;
  const isSection = 'section' in part;
  return (
    <li className={styles.part} data-type={isSection ? 'section' : 'question'}>
      {isSection ? (
        <IconLayoutList size={20} stroke={1.75} aria-hidden="true" />
      ) : (
        <KindIcon kind={part.question.kind} size={20} />
      )}
      <MarkedText
        marks="none"
        className={styles.words}
        text={isSection ? part.section.title : part.question.title}
        locale={locale}
        fallback={t('builder:untitledSection')}
      />
      <span className={styles.facts}>{isSection ? t('builder:pasting.section') : <Facts {...part} />}</span>
      {lost > 0 || shortened > 0 ? (
        <span className={styles.lost}>
          {lost > 0 ? t('builder:pasting.optionsLost', { count: lost, most }) : null}{' '}
          {shortened > 0 ? t('builder:pasting.shortened', { count: shortened }) : null}
        </span>
      ) : null}
    </li>
  );
}

function Facts({ question }: Extract<MadePart, { question: unknown }>) {
  const t = useText();
  const options = optionsOf(question).length;
  return [
    t(`builder:kind.${kindName(question)}`),
    ...(options > 0 ? [t('builder:pasting.options', { count: options })] : []),
    ...(question.required ? [t('builder:requiredMark')] : []),
  ].join(' · ');
}

function LeftOut({ left: { why, count, from } }: { left: Left }) {
  const t = useText();
  const most = { questions: LIMITS.questions, sections: LIMITS.sections, bytes: LIMITS.bytes / 1_000 }[why];
  return (
    <Alert tone="warning">
      {t(`builder:pasting.full.${why}`, { most })} {t('builder:pasting.leftOut', { count, from: firstWords(from) })}
    </Alert>
  );
}
