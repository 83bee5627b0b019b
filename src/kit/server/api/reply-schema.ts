import { z } from 'zod';
import type { Endpoint } from '#kit/contract/endpoint.ts';

type Schema = z.core.$ZodType;

const made = new WeakMap<Schema, Schema>();

/**
 * What a reply is read by: as the endpoint's `data`, but texts of any length. How long a text may be is said of what
 * somebody writes; what is sent may have answers filled in, or names where these will stand, and so be longer.
 */
export function replySchema({ data }: Pick<Endpoint, 'data'>): z.ZodType {
  return withoutLengths(data) as z.ZodType;
}

function withoutLengths(schema: Schema): Schema {
  const known = made.get(schema);
  if (known) return known;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const loosened = loosen(def);
  const copy = loosened ? z.core.clone(schema, { ...def, ...loosened }) : schema;
  made.set(schema, copy);
  return copy;
}

/** The parts of a definition that are others then; undefined where there are none. */
function loosen(def: z.core.$ZodTypes['_zod']['def']): object | undefined {
  switch (def.type) {
    case 'string':
      return def.checks && { checks: def.checks.filter(({ _zod }) => _zod.def.check !== 'max_length') };
    case 'object':
      return {
        shape: Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, withoutLengths(part)])),
      };
    case 'array':
      return { element: withoutLengths(def.element) };
    case 'record':
      return { valueType: withoutLengths(def.valueType) };
    case 'union':
      return { options: def.options.map(withoutLengths) };
    case 'intersection':
      return { left: withoutLengths(def.left), right: withoutLengths(def.right) };
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return { innerType: withoutLengths(def.innerType) };
    case 'pipe':
      return { in: withoutLengths(def.in), out: withoutLengths(def.out) };
    case 'lazy': {
      const { getter } = def;
      return { getter: () => withoutLengths(getter()) };
    }
    default:
      return undefined;
  }
}
