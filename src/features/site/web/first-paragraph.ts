const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' };

/** The words of a text's first paragraph, for those who show a page in one sentence; undefined where there is none. */
export function firstParagraph(html: string): string | undefined {
  const [, inner = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  const words = inner.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|nbsp|amp);/g, (sign) => SIGNS[sign] ?? sign);
  return words.replace(/\s+/g, ' ').trim() || undefined;
}
