/** As OpenTelemetry names them for every language. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface Sampling {
  sampler: (typeof SAMPLERS)[number];
  /** Of the traces that begin here, for those that go by it. */
  share: number;
}
