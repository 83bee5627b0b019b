/** What the tests need of an S3-compatible server that has no types of its own. */
declare module 's3rver' {
  class S3rver {
    constructor(options: object);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
