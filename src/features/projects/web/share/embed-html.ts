/** High enough for a question with its options on a phone; where script is kept from running, it stays so. */
const HEIGHT = 640;

/**
 * What a site puts into a page of its own to show a survey there. The survey's pages tell their height
 * (`taking-part/web/island/tell-height.ts`), and the frame takes it from them alone. The frame is found by who spoke:
 * site builders move scripts away from what they stood beside.
 */
export function embedCode(link: string, title: string): string {
  return `<iframe src="${quoted(link)}" title="${quoted(title)}" width="100%" height="${HEIGHT}" style="border: 0" loading="lazy"></iframe>
<script>
addEventListener('message', function (event) {
  if (event.origin !== '${new URL(link).origin}' || !event.data || !event.data.joripHeight) return;
  document.querySelectorAll('iframe').forEach(function (frame) {
    if (frame.contentWindow === event.source) frame.height = Number(event.data.joripHeight) || frame.height;
  });
});
</script>`;
}

/**
 * What a site puts into its pages for a button that opens a feedback form: the script is `public/widget.js`, and its
 * words are in the language of the form.
 */
export function widgetCode(link: string, words: { label: string; close: string }): string {
  const { origin } = new URL(link);
  const attributes = [
    `src="${origin}/widget.js"`,
    `data-link="${quoted(link)}"`,
    `data-label="${quoted(words.label)}"`,
    `data-close="${quoted(words.close)}"`,
  ];
  return `<script ${attributes.join(' ')} async></script>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function quoted(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? character);
}
