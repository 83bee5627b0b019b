/** The same keys as the English texts, each with a text of its own: a missing or surplus key is a type error. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>;
};
