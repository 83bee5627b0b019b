/** So many in a window of time. Plain data: the server counts by it, the API tells of it. */
export interface RateLimit {
  readonly name: string;
  /** What is counted and whose are counted together, in words for the API's readers. */
  readonly counts: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /**
   * Set where every call of a signed-in caller counts: then calling is all
   * it takes. Others are counted by the use case.
   */
  readonly per?: 'caller';
  /** Besides, of one signed-in caller so many at the same time in one process, each until its reply has arrived. */
  readonly atOnce?: number;
}
