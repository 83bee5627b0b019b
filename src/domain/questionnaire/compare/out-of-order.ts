/** The fewest ids whose moving explains the difference of two orders: those outside a longest common subsequence. */
export function outOfOrder(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => place.has(id));
  const chains: { id: string; at: number; length: number; before: number }[] = [];
  for (const id of common) {
    const at = place.get(id) ?? 0;
    let longestBefore = -1;
    for (const [index, chain] of chains.entries()) {
      if (chain.at < at && chain.length > (chains[longestBefore]?.length ?? 0)) longestBefore = index;
    }
    chains.push({ id, at, length: (chains[longestBefore]?.length ?? 0) + 1, before: longestBefore });
  }
  const moved = new Set(common);
  let longest = chains.reduce((best, chain, index) => (chain.length > (chains[best]?.length ?? 0) ? index : best), -1);
  for (let chain = chains[longest]; chain; chain = chains[longest]) {
    moved.delete(chain.id);
    longest = chain.before;
  }
  return moved;
}
