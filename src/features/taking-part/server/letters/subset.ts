import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What is used here of HarfBuzz's program for cutting fonts, which comes as WebAssembly without a wrapper. */
interface Harfbuzz {
  memory: { readonly buffer: ArrayBuffer };
  _initialize(): void;
  malloc(size: number): number;
  free(place: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const WRITABLE = 2;
const LAYOUT_FEATURES = 6;
/** Hints are for screens of long ago; shapes that signs may join to are named one by one. */
const FLAGS = { noHinting: 0x1, noLayoutClosure: 0x200 };

let program: Promise<Harfbuzz> | undefined;

/** A TrueType font with these signs and shapes alone, and all that it does with them. */
export async function subset(
  font: Uint8Array,
  { signs, shapes }: { signs: string; shapes: readonly number[] },
): Promise<Uint8Array> {
  program ??= load();
  const harfbuzz = await program;
  // What it has grows as it works, and a view of it from before is lost.
  const memory = () => new Uint8Array(harfbuzz.memory.buffer);
  const place = harfbuzz.malloc(font.byteLength);
  memory().set(font, place);
  const blob = harfbuzz.hb_blob_create(place, font.byteLength, WRITABLE, 0, 0);
  const face = harfbuzz.hb_face_create(blob, 0);
  const input = harfbuzz.hb_subset_input_create_or_fail();
  harfbuzz.hb_subset_input_set_flags(input, FLAGS.noHinting | FLAGS.noLayoutClosure);
  const features = harfbuzz.hb_subset_input_set(input, LAYOUT_FEATURES);
  harfbuzz.hb_set_clear(features);
  harfbuzz.hb_set_invert(features);
  const [signSet, shapeSet] = [harfbuzz.hb_subset_input_unicode_set(input), harfbuzz.hb_subset_input_glyph_set(input)];
  for (const sign of signs) harfbuzz.hb_set_add(signSet, sign.codePointAt(0) ?? 0);
  for (const shape of shapes) harfbuzz.hb_set_add(shapeSet, shape);
  const cut = harfbuzz.hb_subset_or_fail(face, input);
  const result = harfbuzz.hb_face_reference_blob(cut);
  const begin = harfbuzz.hb_blob_get_data(result, 0);
  const bytes = memory().slice(begin, begin + harfbuzz.hb_blob_get_length(result));
  for (const one of [result, blob]) harfbuzz.hb_blob_destroy(one);
  for (const one of [cut, face]) harfbuzz.hb_face_destroy(one);
  harfbuzz.hb_subset_input_destroy(input);
  harfbuzz.free(place);
  if (bytes.length === 0) throw new Error('The font could not be cut.');
  return bytes;
}

/** Node's own types leave it to those of browsers. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { instantiate: (program: Uint8Array) => Promise<{ instance: { exports: Harfbuzz } }> };
};

async function load(): Promise<Harfbuzz> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  instance.exports._initialize();
  return instance.exports;
}
