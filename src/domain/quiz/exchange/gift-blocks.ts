/** One question of a file in GIFT, or what stands in its place. */
export interface GiftBlock {
  line: number;
  text: string;
  hasCategory: boolean;
}

/** Blank lines stand between questions; lines that begin with `//` are not read. */
export function giftBlocks(file: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let underWay: GiftBlock | undefined;
  for (const [index, line] of file.split('\n').entries()) {
    const read = line.trim();
    if (read === '') {
      underWay = undefined;
      continue;
    }
    if (read.startsWith('//')) continue;
    if (!underWay) {
      underWay = { line: index + 1, text: '', hasCategory: false };
      blocks.push(underWay);
    }
    if (read.startsWith('$CATEGORY:')) underWay.hasCategory = true;
    else underWay.text = underWay.text === '' ? read : `${underWay.text}\n${read}`;
  }
  return blocks;
}
