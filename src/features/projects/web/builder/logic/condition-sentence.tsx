import { Fragment, type ReactElement } from 'react';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import { groupOf, type Sentences } from '#domain/questionnaire/logic/sentences.ts';
import { TextWithParts } from '#kit/web/i18n/text-with-parts.tsx';
import { usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './logic.module.css';
import { useNamed } from './use-named.ts';
import { sentenceSaid } from './words/condition-words.ts';

/** A condition as it is read: a line a sentence, what joins them said between, groups further in. */
export function ConditionSentence({ whole: { joint, parts } }: { whole: Sentences }) {
  const t = useText();
  return parts.map((part, index) => {
    const group = groupOf(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a condition have no names of their own.
      <Fragment key={index}>
        {index > 0 ? <span className={styles.joint}>{t(`logic:joints.${joint}`)} </span> : null}
        {group ? (
          <span className={styles.saidGroup}>
            <ConditionSentence whole={group} />
          </span>
        ) : (
          <Sentence condition={part} />
        )}
      </Fragment>
    );
  });
}

function Sentence({ condition }: { condition: Condition }) {
  const translator = usePageTranslator();
  const said = sentenceSaid(condition, useNamed(), translator, true);
  if (!said) return null;
  const parts: Record<string, ReactElement<object>> = {};
  for (const [name, value] of Object.entries(said.values)) parts[name] = <b>{value}</b>;
  return (
    <span className={styles.said}>
      <TextWithParts text={said.text} parts={parts} />{' '}
    </span>
  );
}
