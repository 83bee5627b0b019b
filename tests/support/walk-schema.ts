import type { z } from 'zod';

interface FoundObject {
  /** Where it stands, `*` for any item or key. */
  path: string;
  /** Whether a property it does not name is refused. */
  isStrict: boolean;
}

/** Every object in what a schema takes. A way of putting schemas together that is not known here fails the walk. */
export function inputObjects(schema: z.core.$ZodType, path: readonly string[] = []): FoundObject[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const within = Object.entries(def.shape).flatMap(([name, inner]) => inputObjects(inner, [...path, name]));
      return [{ path: path.join('.'), isStrict: def.catchall?._zod.def.type === 'never' }, ...within];
    }
    case 'array':
      return inputObjects(def.element, [...path, '*']);
    case 'record':
      return inputObjects(def.valueType, [...path, '*']);
    case 'union':
      return def.options.flatMap((option) => inputObjects(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return inputObjects(def.innerType, path);
    case 'pipe':
      return inputObjects(def.in, path);
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
