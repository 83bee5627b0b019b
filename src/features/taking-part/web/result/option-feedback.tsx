import type { Result } from '#domain/quiz/result-schema.ts';
import { MarkedText } from '#ui/plain/marks/marked-text.tsx';

type Said = Result['questions'][number]['optionFeedback'];

/** What is said of the options that somebody chose, each by its name where there are several. */
export function OptionFeedback({ said, className }: { said: Said; className?: string | undefined }) {
  return said.map(({ option, feedback }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: options may have the same words, and the list never changes.
    <div key={index} className={className}>
      {option !== null && said.length > 1 ? <strong>{option}</strong> : null}
      <MarkedText as="div" marks="all" text={feedback} />
    </div>
  ));
}
