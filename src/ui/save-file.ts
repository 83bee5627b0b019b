/** Hands a file to the browser, which keeps it where it keeps what is downloaded. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // A browser may read it only after this turn is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
