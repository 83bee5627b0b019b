/** So many in a window of time; what is counted, and for whom, its name tells. Plain data: the server counts by it, the API tells of it. */
export interface RateLimit {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}
