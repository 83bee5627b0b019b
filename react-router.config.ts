import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'src/app',
  buildDirectory: 'build',
  // One file that browsers keep says which scripts each page has. Told page by page instead, the server looks up every
  // part of an address by itself, and whoever asks for a long one keeps it busy for seconds.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
