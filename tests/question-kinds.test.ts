// A kind of question is known to its records; all else asks for a trait. Here that is kept, and proven by planting.
import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { QUESTION_KINDS } from '#domain/questionnaire/registry.ts';

/** Where a record of each kind stands: the only places that may name one. */
const RECORDS = [
  'domain/questionnaire/registry.ts',
  'domain/questionnaire/kinds/',
  'ui/plain/questions/controls.ts',
  'ui/plain/questions/kinds/',
  'features/projects/web/builder/kinds/',
  'features/reports/web/summary/cards/',
];
/** Texts go by kind, and so do made-up questions for tests; the site's slide shows are sliders by the specification. */
const NAMED_BY_KIND = /^messages\/|^features\/site\/|\/arbitraries\/|\.test\.tsx?$/;

const kind = `['"\`](?:${QUESTION_KINDS.join('|')})['"\`]`;
const unmistakable = QUESTION_KINDS.filter((name) => name.includes('_')).join('|');
/** Ways of asking for a kind by its name, or for what only some kinds have. */
const ASKS_FOR_KIND = [
  // JavaScript and the schema library have numbers and dates too.
  new RegExp(`(?<!typeof [\\w.]+ |\\b(?:origin|format) |[!=])[!=]==? ?${kind}|${kind} [!=]==?`),
  new RegExp(`\\bcase ${kind}`),
  new RegExp(`\\[\\s*(?:['"\`]\\w+['"\`],\\s*)*${kind}\\s*[,\\]]`),
  new RegExp(`(?:QuestionOf|Extract)<[^>]*${kind}`),
  new RegExp(`\\b(?:${unmistakable})['"]?\\s*:`),
  /['"`]\w+['"`] in (?:\w+\.)*(?:\w*[qQ]uestion|asked|fresh)\b(?!\.)/,
  /\bdata-kind\b|\bdataset\.kind\b/,
];

function asksForKind(source: string): string[] {
  return ASKS_FOR_KIND.flatMap((way) => way.exec(source)?.[0] ?? []);
}

describe('which kind a question is', () => {
  it('is asked by nobody but the records', () => {
    const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|css)$/.test(path) && !NAMED_BY_KIND.test(path))
      .filter((path) => !RECORDS.some((record) => path.startsWith(record)))
      .flatMap((path) => asksForKind(readFileSync(join('src', path), 'utf8')).map((way) => `${path}: ${way}`));
    expect(found).toEqual([]);
  });

  test.each([
    `if (question.kind === 'number') return;`,
    `if (kind !== "short_text") return;`,
    `if ('rating' === question.kind) return;`,
    `switch (question.kind) { case 'date': }`,
    `const ON_A_SCALE = ['rating', 'number'];`,
    `const CHOICES = new Set([\n  'ranking',\n  'dropdown',\n]);`,
    `function read(question: QuestionOf<'dropdown'>) {}`,
    `type Chosen = Extract<Question, { kind: 'single_choice' }>;`,
    `const WIDTHS = { single_choice: 1, long_text: 2 };`,
    `if ('options' in question) return;`,
    `const steps = 'steps' in report.question ? 1 : 2;`,
    `<div data-kind={question.kind}>`,
    `return field.dataset.kind;`,
    `.question[data-kind='rating'] {}`,
  ])('would be noticed in %s', (source) => {
    expect(asksForKind(source)).not.toEqual([]);
  });

  test.each([
    `if (typeof answer === 'number') return;`,
    `if (issue.format === 'date') return;`,
    `<input type="date" />`,
    `const asked = { kind: 'single_choice', id: 'q1' };`,
    `if (step.kind === 'ask') return;`,
    `if (question.kind === other.kind) return;`,
    `return 'several' in question.dataset;`,
  ])('is not what %s asks', (source) => {
    expect(asksForKind(source)).toEqual([]);
  });
});

describe('a kind of question without its records', () => {
  const copy = 'tmp/planted-kind';
  const places = [
    'src/domain/questionnaire/registry.ts',
    'src/ui/plain/questions/controls.ts',
    'src/features/projects/web/builder/kinds/kind-tools.ts',
    'src/features/reports/web/summary/cards/cards.ts',
    'src/messages/en/builder.ts',
    // What the tests of every kind stand on.
    'src/domain/questionnaire/arbitraries/questions.ts',
    'src/domain/questionnaire/checking/checker.test.ts',
    'tests/e2e/support/every-kind.ts',
  ];

  function removeCopy(): void {
    rmSync(copy, { recursive: true, force: true });
  }

  beforeAll(removeCopy);
  afterAll(removeCopy);

  it('does not compile wherever one is missing', async () => {
    copySources();
    expect(await brokenFiles()).toEqual([]);
    plantKind();
    expect(await brokenFiles()).toEqual(expect.arrayContaining(places));
  });

  /** Apart from the sources, which other tests read at the same time. */
  function copySources(): void {
    const filter = (path: string) => !path.includes('__planted');
    for (const part of [
      'src',
      'tests/e2e/support/every-kind.ts',
      'package.json',
      'tsconfig.json',
      'tsconfig.web.json',
    ]) {
      cpSync(part, join(copy, part), { recursive: true, filter });
    }
    const project = { extends: './tsconfig.web.json', files: places, include: [] };
    writeFileSync(join(copy, 'tsconfig.places.json'), JSON.stringify(project));
  }

  function plantKind(): void {
    const schema = join(copy, 'src/domain/questionnaire/schema.ts');
    const planted = `$&z.object({ ...everyQuestion, kind: z.literal('planted') }),`;
    const union = readFileSync(schema, 'utf8').replace("discriminatedUnion('kind', [", planted);
    writeFileSync(schema, `import { everyQuestion } from './every-question-schema.ts';\n${union}`);
  }

  function brokenFiles(): Promise<string[]> {
    const program = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    const options = { cwd: copy, maxBuffer: 1 << 28 };
    return new Promise((resolve) => {
      execFile(process.execPath, [program, '-p', 'tsconfig.places.json'], options, (_error, output) => {
        resolve([...new Set([...output.matchAll(/^([\w./-]+)\(\d+,\d+\): error/gm)].map((match) => match[1] ?? ''))]);
      });
    });
  }
});
