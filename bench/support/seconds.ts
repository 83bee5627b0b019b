/** How long it takes. */
export async function seconds(running: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await running;
  return (performance.now() - began) / 1000;
}
