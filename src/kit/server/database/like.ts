/** A LIKE pattern that finds this text anywhere, and takes none of its signs for a wildcard. */
export function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
