/** The part of jsdom that is used; the package has no types. */
declare module 'jsdom' {
  export type DOMWindow = typeof globalThis & Window;
  interface Options {
    runScripts?: 'dangerously';
    /** Without it, the page is hidden. */
    pretendToBeVisual?: boolean;
    beforeParse?: (window: DOMWindow) => void;
  }
  export class JSDOM {
    constructor(html?: string, options?: Options);
    readonly window: DOMWindow;
  }
}
