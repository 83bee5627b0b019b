import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** What some of a record is kept of: a member whole, or some of what it holds in turn. */
interface Asked {
  readonly [member: string]: true | Asked;
}

const HELD: Asked = { parts: { least: true } };
const KIND: Asked = {
  read: true,
  askingFor: true,
  saysOnly: true,
  held: HELD,
  words: true,
  inSentence: true,
};

/** What the script of a page that asks for answers wants to know of a record, by the record's type. */
const ASKED_OF: Record<string, Asked> = { Kind: KIND, PartOfKind: KIND, Held: HELD, HeldParts: { least: true } };

const RECORDS = /\/src\/domain\/questionnaire\/(held|kinds\/[\w/-]+)\.ts$/;

/** Of a kind of question, by names of files: what is counted and told of answers, found wrong with it, and made up. */
const FILES =
  /\/src\/domain\/(answers\/reported\/reported|questionnaire\/kinds\/[\w-]+\/(count|reported|check|imagine))-[\w-]+\.ts$/;

/**
 * To the script of a page that asks for answers most of what is known of kinds of question is of no use: it reads
 * answers and says them, and leaves it to the server to say what is wrong with one. So of their records it brings what
 * is asked there (`KIND`), problems come without their words, and of files that are of no use at all (`FILES`) each
 * function gives an empty object. `tests/page-script.test.ts` holds what is left against the whole.
 */
export function leaveOutUnasked(): Plugin {
  return {
    name: 'leave-out-unasked',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!FILES.test(id)) return null;
      const exported = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      return exported.map(([, name]) => `export const ${name} = () => ({});`).join('\n');
    },
    transform(code, id) {
      return RECORDS.test(id) && !FILES.test(id) ? { code: withoutUnasked(code), map: null } : null;
    },
  };
}

/** Code that goes, and what comes instead. */
interface Edit {
  from: number;
  to: number;
  by: string;
}

/** A module of TypeScript without what no page asks of the records in it. */
function withoutUnasked(code: string): string {
  const edits: Edit[] = [];
  const put = ({ start, end }: ESTree.Span, by: string) => edits.push({ from: start, to: end, by });

  new Visitor({
    VariableDeclarator({ id, init }) {
      const type = id.type === 'Identifier' ? nameOf(id.typeAnnotation?.typeAnnotation) : '';
      if (init && type === 'Problem') put(init, '0 as never');
      else if (init) keepAsked(init, ASKED_OF[type]);
    },
    TSSatisfiesExpression({ expression, typeAnnotation }) {
      keepAsked(expression, ASKED_OF[nameOf(typeAnnotation)]);
    },
    FunctionDeclaration({ body, returnType }) {
      if (body && nameOf(returnType?.typeAnnotation) === 'Problem') put(body, '{ return 0 as never; }');
    },
    ObjectExpression(object) {
      if (isProblem(object)) put(object, '{ key: 0 }');
      for (const member of object.properties) {
        if (memberName(member) === 'problem') put(member, 'problem: 0');
      }
    },
  }).visit(parseSync('module.ts', code).program);

  function keepAsked(record: ESTree.Expression, asked: Asked | undefined): void {
    if (!asked || record.type !== 'ObjectExpression') return;
    for (const [index, member] of record.properties.entries()) {
      const name = memberName(member);
      if (member.type !== 'Property' || name === undefined) continue;
      const isAsked = asked[name];
      const end = record.properties[index + 1]?.start ?? record.end - 1;
      if (!isAsked) put({ start: member.start, end }, '');
      else if (isAsked !== true) keepAsked(member.value, isAsked);
    }
  }

  return withEdits(code, edits);
}

function nameOf(type: ESTree.TSType | undefined): string {
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';
}

function memberName(member: ESTree.ObjectPropertyKind): string | undefined {
  return member.type === 'Property' && member.key.type === 'Identifier' ? member.key.name : undefined;
}

/** Whether it is what is said to be wrong, in words: `{ key: 'tooLong', values: { max } }`. */
function isProblem({ properties }: ESTree.ObjectExpression): boolean {
  const [first] = properties;
  const isSaid = first?.type === 'Property' && memberName(first) === 'key' && first.value.type === 'Literal';
  return isSaid && properties.every((member) => ['key', 'values', 'said'].includes(memberName(member) ?? ''));
}

/** What stands within code that goes, goes with it. */
function withEdits(code: string, edits: readonly Edit[]): string {
  let left = '';
  let place = 0;
  for (const { from, to, by } of edits.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (from < place) continue;
    left += code.slice(place, from) + by;
    place = to;
  }
  return left + code.slice(place);
}
