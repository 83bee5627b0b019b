import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#kit/contract/errors.ts';

/** What a form says beside its files. */
const MOST_IN_FIELDS = 1024 * 1024;
/** The same with the names of its parts. */
const MOST_IN_FORM = 2 * MOST_IN_FIELDS;
const MOST_FIELDS = 5_000;
const MOST_FILES = 60;

type Field = [name: string, value: string];

/** The files that a form may bring: how many bytes, and what stores each and gives what the form says instead. */
export interface FilesOfForm {
  most: number;
  take(file: { field: string; name: string; bytes: AsyncIterable<Uint8Array> }): Promise<Field | undefined>;
}

export function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');
}

/**
 * A form of several parts as one of fields alone: its files are stored while it is read, one after the other, and named
 * in their place. Null for what cannot be read as a form.
 */
export async function readMultipart(
  request: FastifyRequest,
  files: FilesOfForm | undefined,
): Promise<URLSearchParams | null> {
  const entries: Promise<Field | undefined>[] = [];
  let inFields = 0;
  const parser = parserOf(request);
  if (!parser) return null;
  const tooLarge = () => void parser.destroy(new AppError('too_large'));
  for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) parser.on(limit, tooLarge);
  parser.on('field', (name: string | undefined, value) => {
    // A part may come without a name: nobody asked for it.
    if (name === undefined) return;
    inFields += name.length + Buffer.byteLength(value);
    if (inFields > MOST_IN_FIELDS) tooLarge();
    else entries.push(Promise.resolve([name, value]));
  });
  const streams: Readable[] = [];
  parser.on('file', (field: string | undefined, stream, name) => {
    streams.push(stream);
    // A form that is cut off fails as a whole, below; unheard, an error of its file would end the process.
    stream.on('error', () => undefined);
    // Who stops reading leaves the rest for nobody, or the parser would wait.
    const bytes = stream.iterator({ destroyOnReturn: false });
    const taken = name && field !== undefined ? files?.take({ field, name, bytes }) : undefined;
    if (!taken) return void stream.resume();
    entries.push(taken);
    void taken.catch(() => undefined).finally(() => stream.resume());
  });
  const body = request.body instanceof Readable ? request.body : Readable.from([]);
  try {
    await pipeline(bounded(body, MOST_IN_FORM + (files?.most ?? 0)), parser);
  } catch (error) {
    // What is left of it is let pass, so that whoever sends it gets to read why it was refused.
    body.resume();
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(entries);
    if (error instanceof AppError) throw error;
    return null;
  }
  const form = new URLSearchParams();
  for (const entry of await Promise.all(entries)) if (entry) form.append(...entry);
  return form;
}

function parserOf({ headers }: FastifyRequest): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: {
        ...{ parts: MOST_FIELDS + MOST_FILES, headerPairs: 20 },
        ...{ fields: MOST_FIELDS, fieldNameSize: 200, fieldSize: MOST_IN_FIELDS, files: MOST_FILES },
      },
    });
  } catch {
    return undefined;
  }
}

async function* bounded(body: Readable, most: number): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    seen += chunk.length;
    if (seen > most) throw new AppError('too_large');
    yield chunk;
  }
}
