/** A part of a long page: it has a heading with this id, which can take the focus. */
export interface PagePart {
  id: string;
  title: string;
  /** The language of the title, where it may differ from the page's. */
  lang?: string | undefined;
  /** Its place among the others, as it is written before the title. */
  number?: string | undefined;
  /** What is there, in a line. */
  summary?: string | undefined;
}
