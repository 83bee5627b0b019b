import { type FillBlanks, partsOfPassage } from '#domain/questionnaire/kinds/blanks/passage.ts';
import { blankWords } from '#domain/quiz/key-words.ts';
import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useBuilderTools } from '../builder-context.ts';
import { useMarking } from '../marking/use-marking.ts';
import own from './blanks-editor.module.css';

/** The passage as people read it: each blank with its number and, in a quiz, what belongs there. */
export function ShownPassage({ question }: { question: FillBlanks }) {
  const t = useText();
  const format = useFormat();
  const { locale } = useBuilderTools();
  const key = useMarking(question)?.key;
  const passage = localizedText(question.passage, locale);
  if (passage === '') return null;
  return (
    <figure className={own.shown}>
      <figcaption>{t('builder:passageShown')}</figcaption>
      <p lang={locale}>
        {partsOfPassage(passage, question.blanks).map((part, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no ids, and keep their places.
          if ('words' in part) return <span key={index}>{part.words}</span>;
          const { id } = part.blank;
          const right = key?.by === 'blanks' ? blankWords(question, key, id, locale) : '';
          return (
            <span key={id} className={own.gap} data-keyed={right === '' ? undefined : ''}>
              <span className={own.number}>{format.digits(id)}</span>
              {right}
            </span>
          );
        })}
      </p>
    </figure>
  );
}
