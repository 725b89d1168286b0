/** The part of jsdom that `parseHtml.ts` uses; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
