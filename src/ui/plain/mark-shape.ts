/**
 * The mark, drawn in a box of 32: the matra, four strokes hanging from it, the slash that makes them five. Strokes and
 * gaps are two pixels wide at a height of 16. What is cut is cut at the angle of the slash, two in five, which leaves a
 * gap of 1.3 on both of its sides, so that it is told apart in one colour too.
 */
export const MARK = {
  size: 32,
  matra: 'M0 2h32v4H0z',
  strokes: [
    'M2 6h4v11.6L2 19.2zM2 26.4l4-1.6v4.6L2 31z',
    'M10 6h4v8.4L10 16zM10 23.2l4-1.6v7.8L10 31z',
    'M18 6h4v5.2l-4 1.6zM18 20l4-1.6v11L18 31z',
    'M26 6h4v2l-4 1.6zM26 16.8l4-1.6v14.2L26 31z',
  ],
  slash: 'M0 21.3 32 8.5v4.6L0 25.9z',
} as const;
