import type { z } from 'zod';
import { bytes } from '#kit/contract/endpoint.ts';

interface FoundObject {
  /** Where it stands, `*` for any item or key. */
  path: string;
  /** Whether a property it does not name is refused. */
  isStrict: boolean;
}

/** Every object in what a schema takes. A way of putting schemas together that is not known here fails the walk. */
export function inputObjects(
  schema: z.core.$ZodType,
  path: readonly string[] = [],
  /** What holds itself is walked once. */
  within: readonly z.core.$ZodType[] = [],
): FoundObject[] {
  if (schema === bytes) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const inner = Object.entries(def.shape).flatMap(([name, part]) => inputObjects(part, [...path, name], within));
      return [{ path: path.join('.'), isStrict: def.catchall?._zod.def.type === 'never' }, ...inner];
    }
    case 'array':
      return inputObjects(def.element, [...path, '*'], within);
    case 'record':
      return inputObjects(def.valueType, [...path, '*'], within);
    case 'union':
      return def.options.flatMap((option) => inputObjects(option, path, within));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inputObjects(def.innerType, path, within);
    case 'pipe':
      return inputObjects(def.in, path, within);
    case 'lazy': {
      const inner = def.getter();
      return within.includes(inner) ? [] : inputObjects(inner, path, [...within, inner]);
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
    case 'undefined':
      return [];
    default:
      throw new Error(`${path.join('.')}: what a ${def.type} takes is not known here`);
  }
}
