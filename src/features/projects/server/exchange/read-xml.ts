import { SaxesParser } from 'saxes';
import { BadFile } from '#domain/quiz/exchange/exchanged.ts';
import type { XmlElement } from '#domain/quiz/exchange/xml-element.ts';

const MOST_DEEP = 20;

/**
 * Reads XML whole, within bounds: none of its own entities, which could grow without end or name files, and no deeper
 * than any list of questions is.
 */
export function readXml(file: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', () => {
    throw new BadFile({ problem: 'xmlMalformed', line: parser.line });
  });
  parser.on('doctype', () => {
    throw new BadFile({ problem: 'xmlDoctype', line: parser.line });
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= MOST_DEEP) throw new BadFile({ problem: 'xmlTooDeep', line: parser.line });
    const element: XmlElement = { name, line: parser.line, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const say = (text: string) => {
    const within = open.at(-1);
    if (within) within.text += text;
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.write(file.replace(/^\ufeff/, '')).close();
  if (!root) throw new BadFile({ problem: 'xmlMalformed', line: 1 });
  return root;
}
