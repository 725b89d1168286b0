/** The exit code of Firebase tools that have not what `projects.ts` changes: other than those of theirs. */
export const UNKNOWN_TOOLS = 115;
