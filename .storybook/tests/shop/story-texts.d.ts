/** Made by `storyTexts.ts`: what each module of the kit's stories writes, by its path in the project. */
declare module 'virtual:story-texts' {
  const texts: Record<string, readonly string[]>;
  export default texts;
}
