// The builder's operations on score bands. What they do to the bounds of one, they do to what lies next to it, so that
// no hole comes of it.
import { holesBetween, inOrder, type ScoreBand } from './bands.ts';

type Bands = readonly ScoreBand[];

/** One band more: where there is none yet, or else the upper half of the widest. */
export function addBand(bands: Bands, id: string): Bands {
  const [hole] = holesBetween(bands);
  if (hole) return inOrder([...bands, { id, ...hole, feedback: {} }]);
  const widest = bands.reduce((most, band) => (band.to - band.from > most.to - most.from ? band : most));
  const middle = Math.round((widest.from + widest.to) / 2);
  return bands.flatMap((band) =>
    band === widest
      ? [
          { ...band, to: middle },
          { id, from: middle, to: band.to, feedback: {} },
        ]
      : [band],
  );
}

/** Changes a band; the one that it touched still begins or ends where it does. */
export function setBand(bands: Bands, id: string, change: Partial<Omit<ScoreBand, 'id'>>): Bands {
  const before = bands.find((band) => band.id === id);
  if (!before) return bands;
  const { from = before.from, to = before.to } = change;
  return bands.map((band) => {
    if (band.id === id) return { ...band, ...change };
    if (band.to === before.from) return { ...band, to: from };
    return band.from === before.to ? { ...band, from: to } : band;
  });
}

/** Without a band; the one below it, or else the one above, is as wide as both were. */
export function removeBand(bands: Bands, id: string): Bands {
  const gone = bands.find((band) => band.id === id);
  const left = bands.filter((band) => band.id !== id);
  if (!gone) return bands;
  const below = left.find(({ to }) => to === gone.from);
  const above = below ? undefined : left.find(({ from }) => from === gone.to);
  return left.map((band) => {
    if (band === below) return { ...band, to: gone.to };
    return band === above ? { ...band, from: gone.from } : band;
  });
}
