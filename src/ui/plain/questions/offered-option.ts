/** What the element of an option says where the page's script shows and hides it: `data-option`, by its id. */
export function offeredOption(id: string, offered: ReadonlySet<string> | undefined) {
  return offered ? { 'data-option': id, hidden: !offered.has(id) } : {};
}
