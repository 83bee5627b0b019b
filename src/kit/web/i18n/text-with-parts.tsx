import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';

type Part = ReactElement<{ children?: ReactNode }>;

/**
 * A text with elements in it: `<terms>the terms</terms>` becomes the element given as `terms` around these words, and
 * `<own/>` the one given as `own`.
 */
export function TextWithParts({ text, parts }: { text: string; parts: Record<string, Part> }) {
  const pieces = text.split(/(<\w+\/>|<\w+>[^<]*<\/\w+>)/);
  return pieces.map((piece, index) => {
    const [, name = '', words] = /^<(\w+)(?:\/>|>([^<]*)<)/.exec(piece) ?? [];
    const part = parts[name];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay where they are.
    return <Fragment key={index}>{part ? cloneElement(part, {}, words ?? part.props.children) : piece}</Fragment>;
  });
}
