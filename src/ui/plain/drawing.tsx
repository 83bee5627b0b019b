export interface DrawingProps {
  /** Its file in `public/drawings`, which `tools/drawings` draws. */
  of:
    | 'all-well'
    | 'error'
    | 'missing-page'
    | 'no-content'
    | 'no-feedback'
    | 'no-mails'
    | 'no-news'
    | 'no-people'
    | 'no-permission'
    | 'no-polls'
    | 'no-questions'
    | 'no-responses'
    | 'no-surveys'
    | 'no-tickets'
    | 'nothing-found'
    | 'unpublished';
  className?: string;
}

/** A picture beside words that say the same. It weighs nothing in scripts: the file brings both schemes. */
export function Drawing({ of, className }: DrawingProps) {
  return <img className={className} src={`/drawings/${of}.svg`} alt="" width={240} height={160} />;
}
