/** The exit code of Firebase tools without the internals that `projects.ts` changes. They use no such code themselves. */
export const UNKNOWN_TOOLS = 115;

export const UNKNOWN_TOOLS_MESSAGE =
  'This package does not know the installed version of the Firebase tools: npm install --save-dev firebase-tools@15';
