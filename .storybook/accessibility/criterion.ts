export type Level = 'A' | 'AA';

/** A row of the conformance report. */
export interface Criterion {
  /** Its number in WCAG 2.2. */
  number: string;
  name: string;
  level: Level;
  /** In the words of VPAT 2.5. */
  conformance: 'Supports' | 'Partially Supports' | 'Not Applicable';
  remarks: string;
  /** Stories, as `Title: Name`, and tests, as `path/of/file.spec.ts: words of the title`. */
  tests: readonly string[];
  /** What a person checks, if no test can. */
  manual?: string;
}

type Row = (
  number: string,
  level: Level,
  name: string,
  remarks: string,
  ...evidence: string[]
) => Criterion;

/** A criterion with tests. */
export const supports: Row = (number, level, name, remarks, ...tests) => ({
  ...{ number, level, name, remarks, tests, conformance: 'Supports' },
});

/** A criterion that only a person can check. */
export const byHand: Row = (number, level, name, remarks, manual = '', ...tests) => ({
  ...{ number, level, name, remarks, tests, manual, conformance: 'Supports' },
});

/** A criterion about content that the kit and the shop do not have. */
export const notApplicable = (
  number: string,
  level: Level,
  name: string,
  remarks: string,
): Criterion => ({
  ...{ number, level, name, remarks, tests: [], conformance: 'Not Applicable' },
});
