import { cleanLine, cleanText } from '#domain/text/normalise.ts';
import { invalidField } from '#kit/contract/errors.ts';
import type { AnnouncementContent } from '../../contract/announcements.ts';

/** What an administrator wrote, as it is stored; a time that is over is now. */
export function announcedContent({ title, text, roles, startsAt }: AnnouncementContent, now: Date) {
  const wanted = startsAt === null ? now : new Date(startsAt);
  return {
    title: cleaned('title', title, cleanLine),
    text: cleaned('text', text, cleanText),
    roles: [...new Set(roles)],
    startsAt: wanted > now ? wanted : now,
  };
}

function cleaned(field: string, { en, bn }: AnnouncementContent['title'], clean: (text: string) => string) {
  const words = { en: clean(en), bn: clean(bn) };
  for (const [lang, text] of Object.entries(words)) if (text === '') throw invalidField(`${field}.${lang}`, 'required');
  return words;
}
