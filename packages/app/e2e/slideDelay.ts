/** How long a slide stays, in milliseconds (specification, section 9). */
export const SLIDE_DELAY = 3000;
