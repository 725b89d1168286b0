/**
 * Replaces `@testing-library/user-event` in the virtual screen reader, which only walks here. The real one would prepare the
 * page a second time, besides Storybook's, and later stories on the page would lose spaces that they type.
 */
export const userEvent = { setup: () => undefined };
