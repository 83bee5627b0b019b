/** High enough for a question with its options on a phone. */
const HEIGHT = 640;

/** What a site puts into a page of its own to show a survey there. */
export function embedCode(link: string, title: string): string {
  return `<iframe src="${quoted(link)}" title="${quoted(title)}" width="100%" height="${HEIGHT}" style="border: 0" loading="lazy"></iframe>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function quoted(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? character);
}
