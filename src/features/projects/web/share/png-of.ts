/** Hands a file to the browser, which keeps it where it keeps what is downloaded. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // A browser may read it only after this turn is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** An SVG as a square PNG, `side` pixels wide. */
export async function pngOf(svg: string, side: number): Promise<Blob> {
  const picture = new Image(side, side);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, side, side);
  return await canvas.convertToBlob({ type: 'image/png' });
}
