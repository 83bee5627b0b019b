/** As much of autocannon, which comes without types, as the benches use. */
declare module 'autocannon' {
  interface Load {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
  }

  interface Result {
    requests: { average: number };
    non2xx: number;
    errors: number;
  }

  // biome-ignore lint/style/noDefaultExport: that is what the package exports
  export default function autocannon(load: Load): Promise<Result>;
}
