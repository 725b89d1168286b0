/** What is known about a component, in the order of the tables. */
export const CHECKS = [
  'Automated rules',
  'Keyboard',
  'Screen reader',
  'Forced colours',
  '400 % zoom',
  'Right to left',
] as const;

export type Check = (typeof CHECKS)[number];

/** Whether tests exist. A component without anything to operate needs none of its keyboard. */
export type Result = 'passed' | 'none' | 'nothing to operate';

export interface Evidence {
  result: Result;
  /** The title and name of stories, or what runs on every story of the component. */
  tests: string[];
}

/** Each component's evidence, by its title in Storybook. */
export type Status = Record<string, Record<Check, Evidence>>;
