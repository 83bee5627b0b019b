// What stands in a text for something that is only known of each reader: `{{answer:q1|your city}}` for what they
// answered, `{{value:area|there}}` for what their link said or what is reckoned of their answers. Behind the bar: what
// is read where nothing is known.

export interface Piped {
  from: 'answer' | 'value';
  /** Of a question; or of a hidden value or variable. */
  id: string;
  /** What is read where nothing is known; '' is nothing, and meant so. */
  fallback?: string | undefined;
}

/** What stands in a text for something piped into it. */
export const PIPED = /\{\{(answer|value):([A-Za-z0-9_-]{1,32})(?:\|([^{}|\n]{0,100}))?\}\}/g;

/** The text with whatever is piped into it put in words. */
export function replacePiped(text: string, wordsOf: (piped: Piped) => string): string {
  // Nearly no text has any.
  if (!text.includes('{{')) return text;
  return text.replace(PIPED, (_, from: Piped['from'], id: string, fallback: string | undefined) =>
    wordsOf({ from, id, fallback }),
  );
}

/** What is piped into a text, in order. */
export function pipedIn(text: string): Piped[] {
  const found: Piped[] = [];
  replacePiped(text, (piped) => {
    found.push(piped);
    return '';
  });
  return found;
}

/** As it stands in a text. */
export function printPiped({ from, id, fallback }: Piped): string {
  return `{{${from}:${id}${fallback === undefined ? '' : `|${fallback}`}}}`;
}

/** The text for those of whom nothing is known: what would stand there, in brackets. */
export function withPlaceholders(text: string, nameOf?: (piped: Piped) => string | undefined): string {
  return replacePiped(text, (piped) => `[${nameOf?.(piped) || piped.fallback || '…'}]`);
}
