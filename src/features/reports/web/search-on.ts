interface SearchedPage<T> {
  items: T[];
  next: string | null;
  total: number | null;
  /** How many responses were looked through. */
  read: number;
}

/** One call looks through 20,000 responses at most; after so many calls that find nothing the reader is asked. */
const MOST_CALLS = 5;

/** A page that was full after fewer is nothing to explain. */
const WORTH_TELLING = 1_000;

/** Whether the reader is to know how far a search came: it read much and is not at the end. */
export function stoppedEarly(page: SearchedPage<unknown> | undefined): boolean {
  return page !== undefined && page.next !== null && page.read >= WORTH_TELLING;
}

/**
 * A page of a search, which goes on by itself while nothing is found. What is found late is better than an empty page
 * with a way on; what takes too long is for the reader to decide.
 */
export async function searchOn<Page extends SearchedPage<unknown>>(
  call: (from: { cursor?: string }) => Promise<Page>,
  { searching }: { searching: boolean },
): Promise<Page> {
  let page = await call({});
  for (let calls = 1; searching && page.items.length === 0 && page.next !== null && calls < MOST_CALLS; calls++) {
    const { read } = page;
    page = await call({ cursor: page.next });
    page = { ...page, read: page.read + read };
  }
  return page;
}
