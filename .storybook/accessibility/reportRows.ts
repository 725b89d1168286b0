import { existsSync, readFileSync } from 'node:fs';
import axe from 'axe-core';
import { ROOT, stories } from '../storyFiles.ts';
import type { Criterion } from './criterion.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { robust, understandable } from './understandable.ts';

export interface Proof {
  /** The test's name, as in the list of criteria. */
  text: string;
  file: string;
  /** The story's id, if it is in the sidebar. */
  storyId?: string;
}

/** A criterion with evidence that exists. */
export interface ReportRow extends Omit<Criterion, 'tests'> {
  /** The rules of axe that check it on every story. */
  axeRules: string[];
  proofs: Proof[];
}

/** The criteria of WCAG 2.2, levels A and AA. */
export const criteria: readonly Criterion[] = [
  ...perceivable,
  ...operable,
  ...understandable,
  ...robust,
];

/** Rules that axe runs unless it is configured otherwise. */
const rules = axe
  .getRules()
  .filter(
    ({ tags }) => !tags.some((tag) => ['experimental', 'deprecated', 'wcag2aaa'].includes(tag)),
  );

const storiesByName = new Map(stories.map((story) => [`${story.title}: ${story.name}`, story]));

/**
 * Returns where a test is.
 * @param text as in `Criterion.tests`
 * @throws {Error} if it does not exist
 */
export function proofOf(text: string): Proof {
  const story = storiesByName.get(text);
  if (story) {
    const { file, id, tags } = story;
    return { text, file, ...(tags.includes('dev') && { storyId: id }) };
  }
  const [, file = '', title = ''] = /^([^:]+\.ts): (.+)$/.exec(text) ?? [];
  if (
    file === '' ||
    !existsSync(ROOT + file) ||
    !readFileSync(ROOT + file, 'utf8').includes(title)
  ) {
    throw new Error(`There is no test “${text}”.`);
  }
  return { text, file };
}

/** Returns the rows of the conformance report. */
export function reportRows(rows = criteria): ReportRow[] {
  return rows.map(({ tests, ...row }) => ({
    ...row,
    axeRules: rules
      .filter(({ tags }) => tags.includes(`wcag${row.number.replaceAll('.', '')}`))
      .map(({ ruleId }) => ruleId),
    proofs: tests.map(proofOf),
  }));
}
