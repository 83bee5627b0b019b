import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { Sampling } from './sampling.ts';

const OF_ALL: Record<'always_on' | 'always_off' | 'traceidratio', (share: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (share) => new TraceIdRatioBasedSampler(share),
};

/** Which traces are sent; `parentbased_` leaves it to whoever began the trace, if that was somebody else. */
export function samplerOf({ sampler, share }: Sampling): Sampler {
  const [, parentBased, name] = /^(parentbased_)?(.+)$/.exec(sampler) ?? [];
  const root = OF_ALL[name as keyof typeof OF_ALL](share);
  return parentBased ? new ParentBasedSampler({ root }) : root;
}
