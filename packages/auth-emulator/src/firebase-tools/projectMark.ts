const MARKED = /^(.*) \[project ([a-z][a-z0-9-]*)\]\s*$/;

/** Says at the end of a line which project it is about. */
export const markProject = (line: string, projectId: string): string =>
  `${line} [project ${projectId}]`;

/** A line as it was, and which project it is about, if it says so. */
export function readMark(line: string): { line: string; projectId: string | undefined } {
  const [, text = line, projectId] = MARKED.exec(line) ?? [];
  return { line: text, projectId };
}
