/** Of answers that read the same the first one given, which is the newest, and how many there are. */
export function saidOnce<Said extends { text: string }>(answers: readonly Said[]): (Said & { count: number })[] {
  const said = new Map<string, Said & { count: number }>();
  for (const answer of answers) {
    const words = answer.text.trim();
    const same = said.get(words);
    if (same) same.count += 1;
    else said.set(words, { ...answer, count: 1 });
  }
  return [...said.values()];
}
