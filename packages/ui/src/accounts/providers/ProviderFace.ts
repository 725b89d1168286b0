/** How forms show an account elsewhere that users can sign in with. */
export interface ProviderFace {
  /** The provider's id, such as `google.com`: callbacks receive it. */
  id: string;
  /** The provider's name: `provider` in texts. */
  name: string;
  /** The logo: the URL of a square image or, if it has the color of the text, the path of an SVG of 24 by 24 units. */
  logo?: string | { path: string } | undefined;
  /** The colors of its button by the provider's rules: those of the page, or black and, in the dark theme, white. */
  variant?: 'plain' | 'black' | undefined;
  /** The language of the name, if it is another one than the page's. */
  lang?: string | undefined;
}
