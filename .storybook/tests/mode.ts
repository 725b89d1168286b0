/*
 * How a run of the stories' tests differs from that of `npm test`; plugins.ts replaces them. In Storybook, they are
 * undefined.
 */

/** The shop in which all stories are rendered: `STORY_SHOP=luba npm run stories`. Its language and direction follow. */
export const STORY_SHOP: string | undefined = import.meta.env.STORY_SHOP || undefined;

/** Whether each story is looked at again in the other theme, in forced colours and on paper, with all its screenshots. */
export const LOOKS_AGAIN: boolean = import.meta.env.STORY_LOOKS === 'all';

/** Whether `npm run storybook:review` only takes pictures of the stories. */
export const IS_REVIEW: boolean = import.meta.env.STORY_REVIEW === 'on';
