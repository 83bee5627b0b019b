import { text as textFrom } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { fromBufferPromise } from 'yauzl';
import { DAY_MS } from '#domain/text/durations.ts';

const FIRST_DAY = Date.UTC(1899, 11, 30);

interface ReadCell {
  /** `B7` */
  place: string;
  /** As a reader sees it: of a date what its format shows. */
  text: string;
  /** Whether it is a number or a date, and no text. */
  isValue: boolean;
  style: number;
}

/** The texts of all parts of a workbook, as a program reads them that trusts nothing but the format. */
export async function partsOf(workbook: Buffer): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const zip = await fromBufferPromise(workbook, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, await textFrom(await zip.openReadStreamPromise(entry)));
  }
  for (const [name, xml] of parts) readXml(xml, name);
  return parts;
}

/** The rows of its sheet, the titles first, each with as many cells as there are titles. */
export async function readWorkbook(workbook: Buffer): Promise<{ cells: ReadCell[][]; rows: string[][] }> {
  const parts = await partsOf(workbook);
  const formats = formatsIn(parts.get('xl/styles.xml') ?? '');
  const cells: ReadCell[][] = [];
  let cell: ReadCell & { type: string | undefined } = { place: '', text: '', isValue: false, style: 0, type: '' };
  readXml(parts.get('xl/worksheets/sheet1.xml') ?? '', 'sheet', {
    open(name, { r = '', s = '0', t }) {
      if (name === 'row') cells.push([]);
      if (name === 'c') cell = { place: r, text: '', isValue: t === undefined, style: Number(s), type: t };
      if (name === 'f') throw new Error(`A formula at ${cell.place}`);
    },
    text(name, said) {
      if (name === 'v' || name === 't') cell.text += said;
    },
    close(name) {
      if (name !== 'c') return;
      const { type, ...read } = cell;
      if (type !== undefined && type !== 'inlineStr') throw new Error(`${cell.place} is of type ${type}`);
      cells
        .at(-1)
        ?.push({ ...read, text: read.isValue ? shown(read.text, formats[read.style]) : unescaped(read.text) });
    },
  });
  const [titles = []] = cells;
  const columns = titles.map(({ place }) => place.replace(/\d+$/, ''));
  const rows = cells.map((row, index) => {
    const byPlace = new Map(row.map(({ place, text }) => [place, text]));
    return columns.map((column) => byPlace.get(`${column}${index + 1}`) ?? '');
  });
  return { cells, rows };
}

interface Reader {
  open?(name: string, attributes: Record<string, string>): void;
  text?(name: string, text: string): void;
  close?(name: string): void;
}

function readXml(xml: string, from: string, reader: Reader = {}): void {
  const parser = new SaxesParser();
  const within: string[] = [];
  parser.on('error', (error) => {
    throw new Error(`${from}: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    within.push(name);
    reader.open?.(name, attributes as Record<string, string>);
  });
  parser.on('text', (said) => reader.text?.(within.at(-1) ?? '', said));
  parser.on('closetag', ({ name }) => {
    within.pop();
    reader.close?.(name);
  });
  parser.write(xml).close();
}

/** The format of numbers by style, where it is one of the workbook's own. */
function formatsIn(styles: string): (string | undefined)[] {
  const codes = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [id, code]),
  );
  const cellStyles = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles)?.[1] ?? '';
  return [...cellStyles.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => codes.get(id));
}

/** What a spreadsheet shows of a number. */
function shown(value: string, format: string | undefined): string {
  if (format === undefined) return value;
  const moment = new Date(FIRST_DAY + Math.round((Number(value) * DAY_MS) / 1000) * 1000).toISOString();
  const [day = '', time = ''] = moment.split(/[T.]/);
  const minutes = time.slice(0, 'hh:mm'.length);
  const plain = format.replaceAll('\\', '');
  return plain.replace('yyyy-mm-dd', day).replace('hh:mm:ss', time).replace('hh:mm', minutes);
}

function unescaped(text: string): string {
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
