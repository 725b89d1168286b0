import texts from 'virtual:story-texts';

const shared = Object.entries(texts).flatMap(([file, own]) =>
  file.endsWith('.stories.tsx') ? [] : own,
);

/** Whether a file of stories is the kit's: those say much themselves, screens leave that to their shop. */
export const isOfKit = (file: string): boolean => file in texts;

/** The texts that the stories of a file hand to the kit; none of a screen's. */
export const ownTexts = (file: string): readonly string[] =>
  isOfKit(file) ? [...shared, ...(texts[file] ?? [])] : [];

const IN_ENGLISH = ['packages/ui/src/foundations/', '.storybook/', 'packages/storefront/src/'];

/**
 * Whether the stories of a file are in English in every shop: documents about design tokens, tools of Storybook, and tests of
 * hooks.
 */
export const isInEnglish = (file: string): boolean =>
  IN_ENGLISH.some((folder) => file.startsWith(folder));
