/** What takes its time and is told of in a trace. Nothing of it is anybody's: no value of a statement, no address. */
export interface Followed {
  /** One of a few: a job's name, a table. */
  name: string;
  kind: 'query' | 'job' | 'mail';
  attributes: Record<string, string | number>;
}

/** Runs something, and tells how long it took and whether it failed. */
export type Follow = <Result>(what: Followed, run: () => Promise<Result>) => Promise<Result>;

/** Where no traces are wished for. */
export const followNothing: Follow = (_what, run) => run();
