/** Answers that staff keep, and how one is inserted. */
export const savedReplies = {
  title: 'Saved replies',
  description: 'Answers to what is asked often. Insert one where you answer a ticket or a contact.',
  create: 'New saved reply',
  editing: 'Edit saved reply',
  none: 'No saved replies yet',
  noneText: 'Keep an answer that you write often, and insert it with two keys.',
  name: 'Name',
  text: 'Text',
  variables: 'One language is enough. {{name}} becomes the person’s name, {{ticket}} the number of their ticket.',
  deleted: '“{{name}}” is deleted.',
  insert: 'Insert saved reply',
  hint: 'Or press / in the empty field',
  find: 'Find a saved reply',
  list: 'Saved replies',
  edit: 'Edit saved replies',
  only: 'only in {{language}}',
} as const;
