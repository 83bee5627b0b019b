import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Taken into the server's build, so that only what pages use of them is loaded: whole, the icons and Mantine would cost
 * every process 90 MB and most of its start. In development they load as they are.
 */
const bundled = ['@tabler/icons-react', /^@mantine\//, 'mantine-datatable'];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: 'es2022', cssMinify: true, reportCompressedSize: false },
  ssr: command === 'build' ? { noExternal: bundled } : {},
  // Islands are imported as `./main.ts?worker&url`: a module of its own, served to a plain page.
  worker: { format: 'es' },
  server: {
    watch: {
      ignored: [
        '**/build/**',
        '**/data/**',
        '**/data-demo/**',
        '**/tmp/**',
        '**/tests/**',
        '**/bench/**',
        '**/docs/**',
      ],
    },
  },
}));
