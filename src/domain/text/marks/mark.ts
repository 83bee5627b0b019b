// What texts of owners may be marked with (decision 65). Stored as it is written: one string a language.

/** A part of one line. */
export type Inline = Words | { type: 'strong' | 'em'; of: readonly Inline[] } | Link;

/** What is read as it stands; whatever is piped into a text stays in it. */
export interface Words {
  type: 'words';
  words: string;
}

export interface Link {
  type: 'link';
  /** As a browser writes it: of http, https, mailto or tel. */
  to: string;
  of: readonly Inline[];
}

/** Lines that stand together. */
export type Block =
  | { type: 'paragraph'; of: readonly Inline[] }
  /** `from` is the number of the first, where they are numbered. */
  | { type: 'list'; from?: number; items: readonly (readonly Inline[])[] };
