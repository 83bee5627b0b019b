import { VisuallyHidden } from '#ui/plain/visually-hidden.tsx';

interface AnnouncementProps {
  /** The words, and how often something was said: the same words twice in a row are said twice. */
  said: { text: string; count: number };
}

/** Says to those who hear the page what came of what they did. */
export function Announcement({ said: { text, count } }: AnnouncementProps) {
  return (
    <VisuallyHidden>
      <span role="status">{count % 2 === 0 ? text : `${text}\u00a0`}</span>
    </VisuallyHidden>
  );
}
