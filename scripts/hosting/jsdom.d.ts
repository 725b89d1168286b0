/** The part of it that `parseHtml.ts` uses; the package comes without types. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
