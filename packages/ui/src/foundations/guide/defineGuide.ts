import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { screen } from 'storybook/test';
import type { Key } from './keys.ts';

/** The stories of a component: the exports of one file, or of several with the main file last. */
export type Stories = {
  default: { title: string; parameters?: StoryParameters };
} & Record<string, unknown>;

type StoryParameters = Record<string, unknown> & {
  layout?: string;
  /** `inline: false` shows each story in a frame. */
  docs?: { story?: { inline?: boolean } };
};

type StoryOf<S> = Exclude<keyof S, 'default'> & string;

/** Queries for the whole page, because dialogs and menus are not inside the story, and the story's args. */
export type GuidePage = typeof screen & { args: Record<string, unknown> };

/** A row of the keyboard table. `conformance/Guides` presses each of its keys in its story. */
export type KeyboardRow<StoryName extends string = string> = {
  /** Keys with the same effect; each starts with a new story. */
  keys: readonly Key[];
  /** The effect, as a sentence. */
  does: string;
  story: StoryName;
  /** Returns the element to focus before the key is pressed; without it, the key is pressed at the top of the page. */
  from?: (page: GuidePage) => HTMLElement | Promise<HTMLElement>;
} & (
  | {
      /** The accessible names of the elements that take the focus, one for each press of the key. */
      focuses: readonly string[];
    }
  | {
      /** Asserts the effect; it is called again until it passes. */
      expects: (page: GuidePage, key: Key) => void;
    }
);

/** A part of a component. */
export interface Part {
  name: string;
  text: string;
  /** Selects the part in the story; the last match, if there are several. `conformance/Guides` looks for it. */
  selector: string;
  /** The position of its number, if there is no room before it. */
  at?: 'end';
}

/** A live example of what to do, and one of the mistake. */
export interface Pair {
  do: Example;
  dont: Example;
}

export interface Example {
  /** A rule, as a sentence. */
  text: string;
  show: ReactNode;
}

/** A section that only some guides have. */
export interface Extra<StoryName extends string = string> {
  title: string;
  paragraphs?: readonly string[];
  code?: string;
  story?: StoryName;
}

/** The knowledge that the use of a component needs. Texts may have `code` in backticks. */
export interface Guide<StoryName extends string = string> {
  /** The component, in one sentence. */
  lead: string;
  /** The story at the top of the page; `Default` if absent. */
  example?: StoryName;
  /** Situations in which to use it. */
  use: readonly string[];
  /** Situations in which to use something else: the title of a component, or words. */
  avoid: readonly { when: string; instead: string }[];
  anatomy?: {
    story: StoryName;
    parts: readonly Part[];
    /** The position of the explanations; below a component that is as wide as the page. */
    layout?: 'beside' | 'below';
  };
  pairs: readonly Pair[];
  /** Whether its examples need the page's width. */
  wide?: true;
  /** The sizes, and the behaviour in little room. */
  measures?: readonly string[];
  /** How to write its texts. */
  words: readonly string[];
  /** The component's own keys: not those of the browser, nor of components in it. */
  keyboard?: readonly KeyboardRow<StoryName>[];
  /** The announcements of a screen reader. */
  reader: readonly string[];
  more?: readonly Extra<StoryName>[];
}

/** A guide with its stories. */
export type DefinedGuide = Guide & { stories: Stories };

/** Defines the guide of a component, which its documentation page shows. Its name is that of the story's title. */
export const defineGuide = <S extends Stories>(
  stories: S,
  guide: Guide<StoryOf<S>>,
): DefinedGuide => ({ ...guide, stories });

/** Returns a story of a guide. */
export function storyOf({ stories }: DefinedGuide, name: string): StoryObj {
  const story = stories[name];
  if (typeof story !== 'object' || story === null) throw new Error(`There is no story ${name}`);
  return story;
}
