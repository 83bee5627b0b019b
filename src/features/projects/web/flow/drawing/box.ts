export interface Point {
  x: number;
  y: number;
}

/** By its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}
