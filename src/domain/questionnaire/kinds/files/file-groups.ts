/** What files may be asked for, by what is in them. */
export const FILE_GROUPS = ['pictures', 'documents', 'sound', 'video'] as const;
export type FileGroup = (typeof FILE_GROUPS)[number];

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Pictures that hold no script: SVG is none of them. */
const PICTURES = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'heif', 'bmp', 'tiff'].map((type) => `image/${type}`);

const DOCUMENTS = [
  'application/pdf',
  'application/rtf',
  'application/epub+zip',
  // Word, Excel and PowerPoint before 2007.
  'application/x-cfb',
  'text/plain',
  ...['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation'].map(
    (type) => `${OFFICE}.${type}`,
  ),
  ...['text', 'spreadsheet', 'presentation'].map((type) => `${OPEN_DOCUMENT}.${type}`),
];

const FITS: { readonly [G in FileGroup]: (type: string) => boolean } = {
  pictures: (type) => PICTURES.includes(type),
  documents: (type) => DOCUMENTS.includes(type),
  sound: (type) => type.startsWith('audio/'),
  video: (type) => type.startsWith('video/'),
};

/** What browsers offer to choose from. */
const OFFERED: { readonly [G in FileGroup]: string } = {
  pictures: PICTURES.join(','),
  documents: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.rtf,.txt,.csv,.epub',
  sound: 'audio/*',
  video: 'video/*',
};

/** Whether a file of this type is among what is asked for; where no groups are named, any is. */
export function fitsGroups(type: string, groups: readonly FileGroup[]): boolean {
  return groups.length === 0 || groups.some((group) => FITS[group](type));
}

/** As the `accept` of a field says it; undefined where any file may come. */
export function offeredIn(groups: readonly FileGroup[]): string | undefined {
  return groups.length === 0 ? undefined : groups.map((group) => OFFERED[group]).join(',');
}
