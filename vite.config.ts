import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { islands } from './tools/bundling/islands.ts';

/**
 * Taken into the server's build, so that only what pages use of them is loaded: whole, the icons and Mantine would cost
 * every process 90 MB and most of its start. In development they load as they are.
 */
const bundled = ['@tabler/icons-react', /^@mantine\//];

/**
 * What pages of one kind share comes in one script and one style sheet, each with all that it needs in turn. Left to
 * itself, the bundler makes a file of whatever the same pages share: 60 for a page of the site, 110 for the builder,
 * each of them a request. What plain pages and surveys share stands before the dashboard, which would bring Mantine.
 */
const shared = [
  { name: 'frame', test: /src\/app\/(root|entry\.client)\.tsx/ },
  {
    name: 'plain',
    test: /src\/(ui\/(use-hydrated|plain\/(?!questions|fields|marks))|features\/(?!operations|support)[^/]+\/(paths|lengths)|kit\/(web\/session-|contract\/(actor|permissions))|app\/shells\/use-kept-auth)/,
    minShareCount: 2,
  },
  {
    name: 'public-pages',
    test: /src\/app\/shells\/(public|page-boundary|not-found)/,
  },
  // Before the pages that fill them in, which other pages would load for the sake of these.
  { name: 'fields', test: /src\/(ui\/plain\/fields|domain\/text\/phone\.)/, minShareCount: 2 },
  {
    name: 'guest-pages',
    test: /src\/(app\/shells\/guest|features\/identity\/web\/pages\/(?!own-|profile|users?\.|agent-))/,
  },
  // What a survey is on the wire; how its questions are answered and counted comes with the pages that show them,
  // as what the back office or a builder alone reads and edits does.
  {
    name: 'contracts',
    test: /src\/(domain\/text\/(?!marks|relative|phone|money|sort-key|word-differences)|kit\/contract(?!\/audit)|features\/company\/policy|features\/(?!operations|reports|support|taking-part)[^/]+\/contract(?!\/(account-data|addresses|announcements|bank-[\w-]+|category-entries|content[\w-]*|exchange|faqs|invitations|members|oversight|pages|passkeys|photo|place-entries|proofs|questionnaire|rights|second-step|site-look|site-settings|slide-shows|testimonials|users)\.))/,
  },
  // Marks are drawn and read by a survey and its builder alone.
  { name: 'marks', test: /src\/(domain\/text|ui\/plain)\/marks/ },
  { name: 'survey-pages', test: /src\/(app\/shells\/taking-part|features\/taking-part\/web\/pages\/(?!attempt))/ },
  { name: 'dashboard-frame', test: /src\/app\/shells\/(dashboard|screen-boundary)\.tsx/ },
].map((group, before) => ({ ...group, priority: 9 - before }));

/**
 * What a schema says of its parts, and an endpoint and a limit of themselves, is for the description of the API, which
 * the server gives. A browser never reads it, and it was an eighth of what a list of surveys loads. Lines keep their
 * numbers.
 */
function leaveOutDescriptions(): Plugin {
  const TEXT = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|[A-Z_]+\b)/.source;
  const DESCRIPTION = new RegExp(`\\.describe\\(\\s*${TEXT}(?:\\s*\\+\\s*${TEXT})*,?\\s*\\)`, 'g');
  // Of an endpoint.
  const SUMMARY = /^ {2}summary: (?:'[^'\n]*'|"[^"\n]*"),$/gm;
  // Of a limit.
  const COUNTS = /^( +counts: )'[^'\n]*',$/gm;
  const NAME = /\.meta\(\{ id: '\w+' \}\)/g;
  return {
    name: 'leave-out-descriptions',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/src\/.*\.ts$/.test(id) || !/\.describe\(|^ +counts: /m.test(code)) return null;
      const left = code.replace(DESCRIPTION, (said) => said.replace(/[^\n]/g, '')).replace(NAME, '');
      return { code: left.replace(SUMMARY, "  summary: '',").replace(COUNTS, "$1'',"), map: null };
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [leaveOutDescriptions(), islands(), reactRouter()],
  build: {
    target: 'es2022',
    cssMinify: true,
    reportCompressedSize: false,
    rollupOptions: {
      // In the server's build as in the browser's, or a sheet that both write stands there under two names.
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Every page brings the names of all files: seven letters of a digest tell them apart as well as eight, and
          // what several pages share needs no name beside it.
          output: {
            codeSplitting: { groups: shared },
            chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
  },
  ssr: command === 'build' ? { noExternal: bundled } : {},
  // `./worker.ts?worker&url` and, in development, the scripts of taking part.
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
