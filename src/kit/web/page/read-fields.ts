/** What was typed into a form, by field; what is missing or no text is empty. */
export async function readFields<Name extends string>(
  request: Request,
  ...names: Name[]
): Promise<Record<Name, string>> {
  const form = await request.formData();
  const entries = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
