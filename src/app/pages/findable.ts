/** More parts than the address of any screen has. */
const MOST_PARTS = 12;

/**
 * An address deeper than any screen leads nowhere, as its first parts do; looking up the others costs time for each.
 */
export function findable(url: string): string {
  const [path = ''] = url.split('?', 1);
  // A browser's address takes a backslash for a slash.
  const parts = path.split(/[/\\]/, MOST_PARTS + 2);
  return parts.length <= MOST_PARTS + 1 ? url : parts.slice(0, MOST_PARTS + 1).join('/') + url.slice(path.length);
}
