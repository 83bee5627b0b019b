import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', cssMinify: true, reportCompressedSize: false },
  // Islands are imported as `./main.ts?worker&url`: a module of its own, served to a plain page.
  worker: { format: 'es' },
  server: {
    watch: { ignored: ['**/build/**', '**/data/**', '**/tmp/**', '**/tests/**', '**/bench/**', '**/docs/**'] },
  },
});
