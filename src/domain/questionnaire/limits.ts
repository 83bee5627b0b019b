/**
 * What a questionnaire may hold at most, for its schema, the kinds that read answers, and the builder that offers it.
 */
export const LIMITS = {
  /**
   * Of all of it as JSON in UTF-8: 200 questions of 20 options in two languages take some 380 kB. A sender who escapes
   * every letter needs twice as much, which a request may still carry.
   */
  bytes: 512_000,
  /**
   * Of all answers of a response, as the database writes them in JSON: five hundred with a thousand bytes each, and
   * every option that a questionnaire of the size above can hold. Escaped, one request carries this too.
   */
  answersBytes: 512_000,
  /**
   * Of all published versions of a project, which a report puts together: sixty of the largest, thousands of others.
   */
  versionsBytes: 32_000_000,
  sections: 100,
  questions: 500,
  /** Tests and groups in one condition, and groups within groups. */
  conditions: 50,
  conditionDepth: 5,
  /** From one question. */
  jumps: 20,
  hiddenValues: 20,
  /** What one of them is drawn from. */
  drawn: 10,
  /** Characters of one, as of a source. */
  hiddenValue: 200,
  hiddenLabel: 100,
  variableLabel: 100,
  /** That one condition holds a fact against. */
  factValues: 50,
  variables: 20,
  /** Parts of what one variable is reckoned by, and parts within parts. */
  expressions: 100,
  expressionDepth: 6,
  closings: 20,
  quotas: 20,
  quotaName: 100,
  options: 300,
  /** Copies of options of earlier questions, in all: few bytes could else ask for very many. */
  carriedOptions: 10_000,
  columns: 3,
  /** Of a grid: rows, and what can be chosen in each. */
  rows: 50,
  gridOptions: 20,
  gridColumns: 6,
  gridCells: 100,
  /** That one answer may list, each of several columns. */
  entries: 20,
  /** Graphemes of a text in one of them. */
  cell: 200,
  /** In one passage; its schema knows them by numbers of two digits. */
  blanks: 50,
  title: 2_000,
  help: 4_000,
  label: 1_000,
  unit: 40,
  /** What an end of a scale means. */
  end: 60,
  /** What is said of an image. */
  alt: 300,
  videoTitle: 200,
  /** Pixels of an image as it is stored, and of one that is sent; and how large a file of one may be. */
  imageSide: 1_920,
  sentPixels: 50_000_000,
  sentImageBytes: 10 * 1024 * 1024,
  /** Graphemes of an answer. */
  shortText: 500,
  longText: 10_000,
  webAddress: 2_000,
  mask: 40,
  pattern: 200,
  /** What all patterns of a questionnaire may come to, each with what it repeats written out. */
  patternStepsInAll: 5_000,
  /** What is said where an answer does not fit it. */
  patternMessage: 300,
  /** Of what is piped into a text, in characters; how often into one text, and into all, each language by itself. */
  pipedAnswer: 200,
  pipedInText: 10,
  pipedInAll: 1_000,
  /** Either way from zero: beyond it a double in millionths would no longer tell whole numbers apart. */
  number: 1e9,
  /** Digits after the point: tallies count in millionths. */
  decimals: 6,
  /** Either way from zero, and digits after the point: so many steps still add up exactly. */
  slider: { number: 1e6, decimals: 2 },
  steps: { min: 2, max: 10 },
  /** From the first of several days to the last. */
  rangeDays: 3_660,
  /** To one question, and how large each may be. */
  files: 10,
  fileMegabytes: 50,
  /** Of a drawn signature, and characters of a typed one. */
  signatureBytes: 512 * 1024,
  signature: 200,
  /** What amounts may add up to. */
  total: 1_000_000,
  /** That an answer to a question of a quiz may earn; and how many answers may be accepted. */
  points: 1_000,
  accepted: 50,
  /** In which a number may be given. */
  units: 20,
  /** Of marks in all, each with what is told of it. */
  bands: 20,
} as const;
