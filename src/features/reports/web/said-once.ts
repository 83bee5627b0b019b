/**
 * Of answers that read the same the first one given, which is the newest, and how many there are. `spelt` says what of
 * them has to be the same.
 */
export function saidOnce<Said extends { text: string }>(
  answers: readonly Said[],
  spelt: (text: string) => string = (text) => text.trim(),
): (Said & { count: number })[] {
  const said = new Map<string, Said & { count: number }>();
  for (const answer of answers) {
    const words = spelt(answer.text);
    const same = said.get(words);
    if (same) same.count += 1;
    else said.set(words, { ...answer, count: 1 });
  }
  return [...said.values()];
}
