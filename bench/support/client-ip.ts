/** Respondents come from network addresses of their own. */
export function ipOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
