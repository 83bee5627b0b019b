import { invalidField } from '#kit/contract/errors.ts';
import { type Identifier, parseIdentifier } from '../../identifier.ts';

export function readIdentifier(typed: string): Identifier {
  const reading = parseIdentifier(typed);
  if ('problem' in reading) throw invalidField('identifier', reading.problem, reading.values);
  return reading.identifier;
}

/** As it is shown to somebody who may not be its owner: `r•••@example.com`, `+88017•••••678`. */
export function maskIdentifier(value: string): string {
  const at = value.indexOf('@');
  return at > 0 ? `${value.slice(0, 1)}•••${value.slice(at)}` : `${value.slice(0, 6)}•••••${value.slice(-3)}`;
}
