// What Prometheus asks for. Loaded only where an address for it is configured: no other start pays for it.
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/open-database.ts';
import { countJobs } from '../jobs/count-jobs.ts';

/** A request that was answered; `route` is a pattern, for addresses hold secrets and there are too many of them. */
export interface Answered {
  method: string;
  route: string;
  status: number;
  ms: number;
}

export interface Metrics {
  answered(request: Answered): void;
  /** All figures as text, and the type of that text. */
  read(): Promise<{ type: string; text: string }>;
}

/** In seconds: a save takes a few milliseconds, a report some tens, a file of responses many seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Sources {
  database: Database;
  /** How many responses there are, and how many projects collect now. */
  countProduct: () => Promise<{ responses: number; collecting: number }>;
}

export function createMetrics({ database, countProduct }: Sources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'jorip_http_request_seconds',
    help: 'How long requests took to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'jorip_database_connections',
    help: 'Connections of this process to the database by what they do, and statements that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  new Gauge({
    name: 'jorip_jobs',
    help: 'Jobs of all processes by state, those that failed in a week',
    labelNames: ['state'],
    registers,
    async collect() {
      const { waiting, running, failed } = await countJobs(database.db);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
      this.set({ state: 'failed' }, failed);
    },
  });
  new Gauge({
    name: 'jorip_product',
    help: 'Completed responses, and projects that take answers now',
    labelNames: ['what'],
    registers,
    async collect() {
      const { responses, collecting } = await countProduct();
      this.set({ what: 'responses' }, responses);
      this.set({ what: 'collecting' }, collecting);
    },
  });
  return {
    answered: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
