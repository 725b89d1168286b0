type Edit = (text: string) => string | Promise<string>;

/** One change of an answer after the other; none when there is none. */
export function joinEdits(edits: (Edit | undefined)[]): Edit | undefined {
  const present = edits.filter((edit) => edit !== undefined);
  if (present.length === 0) return undefined;
  return async (text) => {
    let edited = text;
    for (const edit of present) edited = await edit(edited);
    return edited;
  };
}
