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
