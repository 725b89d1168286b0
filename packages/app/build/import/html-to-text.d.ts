/** The part that `build/import` uses; the package has no types. */
declare module 'html-to-text' {
  interface Options {
    wordwrap: false;
    selectors: { selector: string; format?: string; options?: object }[];
  }
  export function compile(options: Options): (html: string) => string;
}
