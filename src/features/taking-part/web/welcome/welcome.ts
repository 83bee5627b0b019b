import type { Data } from '#kit/contract/endpoint.ts';
import type { getWelcome } from '../../contract/welcome.ts';

type Welcomed = Data<typeof getWelcome>;

/** What a visitor is told. A draft, which its owner looks at, has no picture: its link leads nowhere yet. */
export type Welcome = Omit<Welcomed, 'picture'> & Partial<Pick<Welcomed, 'picture'>>;
