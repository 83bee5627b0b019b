/** The parts of a circle around 0, 0, one after the other from the top with the clock; what is nothing has none. */
export function piePaths(shares: readonly { share: number }[], radius: number): (string | undefined)[] {
  let from = 0;
  return shares.map(({ share }) => {
    if (share <= 0) return undefined;
    const to = from + share;
    const path = share >= 1 ? circle(radius) : slice(from, to, radius);
    from = to;
    return path;
  });
}

function slice(from: number, to: number, radius: number): string {
  return `M0 0L${edge(from, radius)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${edge(to, radius)}Z`;
}

function circle(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
}

function edge(turn: number, radius: number): string {
  const angle = 2 * Math.PI * turn;
  return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
}
