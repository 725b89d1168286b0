import { existsSync, readFileSync } from 'node:fs';

/** A test by its file, from the package's folder, and its title. */
export interface NamedTest {
  file: string;
  title: string;
}

/** An operation of the API, and the test that shows what this package does with it. */
export interface CoveredOperation {
  /** The operation's name in the specification, such as `identitytoolkit.accounts.signUp`. */
  id: string;
  method: string;
  /** With the host as its first part. */
  path: string;
  /** Whether the bare emulator implements it; otherwise it answers 501. */
  bare: boolean;
  /** Whether it succeeds with this package; otherwise it answers 501. */
  here: boolean;
  test: NamedTest;
}

/** The checked-in result of `npm run accept -- tables`. */
export const COVERAGE_FILE = new URL('operations.json', import.meta.url);

export const readCoverage = (): CoveredOperation[] =>
  existsSync(COVERAGE_FILE) ? JSON.parse(readFileSync(COVERAGE_FILE, 'utf8')) : [];

/** Returns the operations that a test shows, by the checked-in result. */
export const shownBy = (coverage: CoveredOperation[], { file, title }: NamedTest) =>
  coverage.filter(({ test }) => test.file === file && test.title === title);
