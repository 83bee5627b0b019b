import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../root.ts';
import { DEVICES } from './devices.ts';

/** Texts of the site. The widths of devices' fonts are those of the first; taken anew, all of them have to be. */
const ENGLISH =
  'Ask many people. Trust every answer. Build a survey in English and Bengali, send one link, and read results that ' +
  'are right to the last answer, even when phones are slow and the network comes and goes. Answers wait on the device ' +
  'and are sent once the connection is back. Frequently asked questions: Can I change a survey after publishing it? ' +
  'Yes. Your changes are a draft until you publish them.';
const BENGALI =
  'আসল ফোন, আসল নেটওয়ার্ক আর আসল মানুষের জন্য তৈরি। প্রশ্ন থেকে ফলাফল, তিন ধাপে। টেমপ্লেট থেকে শুরু করুন। মাঝপথে ইন্টারনেট ' +
  'চলে গেলে কী হয়? থেমে গিয়ে পরে বাকিটা শেষ করা যায়? একটি জরিপ কি দুই ভাষায় করা যায়? যাঁর যে ভাষা পছন্দ তিনি সেটাই ' +
  'বেছে নেবেন, আর সব উত্তর এক ফলাফলেই আসবে।';
/** What stands below home's title, where a line more moves all that follows. */
const BENGALI_LEAD =
  'বাংলা ও ইংরেজিতে জরিপ তৈরি করুন, একটি লিংক পাঠান, আর পড়ুন শেষ উত্তরটি পর্যন্ত নির্ভুল ফলাফল। ফোন ধীর হোক, নেটওয়ার্ক ' +
  'আসুক বা যাক, হিসাব ঠিক থাকে। একটি ইমেইল ঠিকানা বা মোবাইল নম্বর থাকলেই হলো।';
/** Large headings are made of short words, in which many signs lie above, below and within others. */
const BENGALI_TITLE = 'প্রশ্ন করুন বহু মানুষকে। ভরসা রাখুন প্রতিটি উত্তরে।';

const INTER = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const NOTO = (weight: number) => `@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-${weight}-normal.woff2`;
const BENGALI_RANGE = 'U+0964-0965, U+0980-09FE';

/** What stands in for the fonts that pages wait for, as a style sheet: a face for every font that devices have. */
export async function fallbackStyles(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const text = await measured(page, INTER, 400, ENGLISH);
  const boldText = await measured(page, INTER, 600, ENGLISH);
  const heading = await measured(page, 'src/ui/fonts/display-latin.woff2', 650, ENGLISH);
  const bengali = await measured(page, `node_modules/${NOTO(400)}`, 400, signsOf(BENGALI_LEAD));
  const boldBengali = await measured(page, `node_modules/${NOTO(600)}`, 600, signsOf(BENGALI));
  const bengaliHeading = await measured(page, 'src/ui/fonts/display-bengali.woff2', 650, signsOf(BENGALI));
  const bengaliTitle = await measured(page, 'src/ui/fonts/display-bengali.woff2', 650, signsOf(BENGALI_TITLE));
  const space = await measured(page, 'src/ui/fonts/display-latin.woff2', 650, ' ');
  await page.close();

  const faces = DEVICES.flatMap(({ regular, bold, box }) => [
    face('Text Fallback', '400', local(regular.names), text, regular.width),
    face('Text Fallback', '600 700', local(bold.names), boldText, bold.width),
    face('Heading Fallback', '600 700', local(bold.names), heading, bold.width),
    face('Boxes', '400 700', local(regular.names), bengali, box, BENGALI_RANGE),
    face('Heading Boxes', '400 700', local(regular.names), bengaliTitle, box, BENGALI_RANGE),
  ]);
  // Of a heading in Bengali the spaces are of the Latin font as well, and wider where that is missing too.
  const spaces = DEVICES.map(({ bold }) => (bold.space * heading.width) / bold.width);
  const wider = spaces.reduce((sum, width) => sum + width, 0) / spaces.length - space.width;
  const words = BENGALI.split(' ').length / signsOf(BENGALI).length;
  const betweenSpaces = { ...bengaliHeading, width: bengaliHeading.width - wider * words };
  const file = `url('${NOTO(600)}') format('woff2')`;
  faces.push(face('Bengali Heading Fallback', '600 700', file, betweenSpaces, boldBengali.width, BENGALI_RANGE));
  return ['/* Written by `npm run fallback-fonts`. */\n', ...faces].join('\n');
}

interface Measures {
  /** Of a text, by letter, in parts of the font's size as all of these. */
  width: number;
  ascent: number;
  descent: number;
}

async function measured(page: Page, file: string, weight: number, text: string): Promise<Measures> {
  const data = readFileSync(join(root, file), 'base64');
  const style = `@font-face { font-family: Measured; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`;
  await page.setContent(`<style>${style}</style>`);
  const [font, words] = [JSON.stringify(`${weight} 1000px Measured`), JSON.stringify(text)];
  const drawn = await page.evaluate<{ width: number; up: number; down: number }>(`document.fonts.load(${font}, ${words})
    .then(() => {
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = ${font};
      const { width, fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText(${words});
      return { width, up, down };
    })`);
  return { width: drawn.width / 1000 / text.length, ascent: drawn.up / 1000, descent: drawn.down / 1000 };
}

/** Spaces and commas are of the Latin font. Where no font knows the signs each is a box. */
function signsOf(text: string): string {
  return text.replace(/[^\u0964\u0965\u0980-\u09fe]/gu, '');
}

function local(names: readonly string[]): string {
  return names.map((name) => `local('${name}')`).join(', ');
}

/** A face that is as wide and as high as the font that it stands for. */
function face(
  family: string,
  weight: string,
  src: string,
  { width, ascent, descent }: Measures,
  widthOfFallback: number,
  range?: string,
): string {
  const adjusted = width / widthOfFallback;
  const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
  const lines = [
    `font-family: '${family}'`,
    'font-style: normal',
    `font-weight: ${weight}`,
    ...(src.startsWith('url') ? ['font-display: swap'] : []),
    `src: ${src}`,
    `size-adjust: ${percent(adjusted)}`,
    `ascent-override: ${percent(ascent / adjusted)}`,
    `descent-override: ${percent(descent / adjusted)}`,
    'line-gap-override: 0%',
    ...(range ? [`unicode-range: ${range}`] : []),
  ];
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}
