/** What the details are of. */
export interface Selection {
  type: 'question' | 'section' | 'closing';
  id: string;
}
