/** The part that `writeFonts.ts` uses; the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    /** Tags of the layout features to keep. */
    keepFeatures: string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
