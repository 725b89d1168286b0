/** The part of `npm test` that plays the screens' stories in the pseudo shop. */
export const PSEUDO_PART = 'pseudo';

/**
 * The tags of the stories that the project `pseudo` plays. The part of `npm test` plays those that have a screenshot, because
 * the state of any other one looks like theirs (`screenshots/modes.ts`). A run by hand and `npm run test:long` play all.
 */
export const pseudoTags = (part: string | undefined) => ({
  include: part === PSEUDO_PART ? ['dev'] : ['test'],
  exclude: [
    'measures-english', // their play functions measure or read English texts, or they are a tool's or a hook's
    ...(part === PSEUDO_PART ? ['no-screenshot'] : []),
  ],
});
