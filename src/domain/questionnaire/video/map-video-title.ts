import type { ChangeText, TextPlace } from '../kind.ts';
import type { Question } from '../schema.ts';

const TITLE: TextPlace = {
  text: 'videoTitle',
  severity: 'error',
  blank: 'blankVideoTitle',
  missing: 'missingVideoTitle',
};

/** The question with the title of its video changed, where it has one. */
export function mapVideoTitle(question: Question, change: ChangeText): Question {
  const { video } = question;
  return video ? { ...question, video: { ...video, title: change(video.title, TITLE) } } : question;
}
