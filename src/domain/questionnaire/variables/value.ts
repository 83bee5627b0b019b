/** What a variable comes to: a number, or a text. */
export type Value = number | string;
export type ValueType = 'numeric' | 'text';
