/** Letters as people see them: a Bengali one is several characters. */
export const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });
