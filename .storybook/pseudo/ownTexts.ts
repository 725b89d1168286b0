import texts from 'virtual:story-texts';

const shared = Object.entries(texts).flatMap(([file, own]) =>
  file.endsWith('.stories.tsx') ? [] : own,
);

/** Whether a file of stories is the kit's: those say much themselves, screens leave that to their shop. */
export const isOfKit = (file: string): boolean => file in texts;

/** The texts that the stories of a file hand to the kit; none of a screen's. */
export const ownTexts = (file: string): readonly string[] =>
  isOfKit(file) ? [...shared, ...(texts[file] ?? [])] : [];

/** Whether a file of stories is a document about design tokens, which is in English in every shop. */
export const isDocument = (file: string): boolean =>
  file.startsWith('packages/ui/src/foundations/');
