/** What the buttons that post a page of questions, or a ballot, say as `go`: the page's script looks for them too. */
export const GO = { on: 'next', back: 'back' } as const;
