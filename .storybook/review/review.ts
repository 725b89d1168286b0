/** The changes of a branch: `npm run storybook:review` writes them, `ReviewPage` shows them. */
export interface Review {
  branch: string;
  /** The short hash of the branch's last commit. */
  head: string;
  base: { name: string; commit: string };
  /** When it was compared, in ISO 8601. */
  date: string;
  /** How many of each were compared. */
  compared: { pictures: number; components: number; tokens: number };
  pictures: PictureChange[];
  props: PropChange[];
  tokens: TokenChange[];
}

export type Kind = 'changed' | 'new' | 'removed';

/** A stored screenshot that differs. */
export interface PictureChange {
  /** Such as `toys-toycard/default-dark`. */
  name: string;
  /** Such as `toys-toycard--default`. */
  storyId: string;
  /** The component's path in the sidebar, such as `Toys/ToyCard`. */
  title: string;
  /** The story's name, such as `Default`. */
  story: string;
  /** `light`, `dark`, `forced-colors` or `w320`. */
  mode: string;
  kind: Kind;
  /** The share of the pixels that differ, from 0 to 1. */
  share: number;
  /** Whether its width or height differs. */
  resized: boolean;
  /** The changed tokens that the story's styles use, such as `--ts-radius-l`. */
  causes: string[];
}

/** A prop, or a whole component, that users of the kit meet differently. */
export interface PropChange {
  component: string;
  /** Undefined for the whole component. */
  prop: string | undefined;
  /** The type, with `?` behind an optional prop's name; undefined if the prop is missing. */
  before: string | undefined;
  after: string | undefined;
  /** Whether users have to change something. */
  breaking: boolean;
  /** The effect on users, in a sentence. */
  advice: string;
}

/** A token with another value. */
export interface TokenChange {
  /** Such as `--ts-radius-l`. */
  token: string;
  /** The brand whose stylesheet has it. */
  brand: string;
  before: string | undefined;
  after: string | undefined;
  /** The pair of colours with the least room in one theme; undefined for what is no colour. */
  contrast: TokenContrast | undefined;
}

export interface TokenContrast {
  /** Such as `on surface, dark`. */
  pair: string;
  before: number | undefined;
  after: number;
  needed: number;
}

/** Returns the address of a picture. */
export type PictureUrl = (name: string, part: 'before' | 'after' | 'difference') => string;
