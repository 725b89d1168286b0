/** An entry of the changelog. */
export interface ChangelogEntry {
  /** The section's heading: a package, or "The shop". */
  section: string;
  /** "Added", "Changed" or "Fixed"; empty if its section has no such groups. */
  change: string;
  /** The names at the start of the entry: exports, in backticks, and parts of the section. Empty without names. */
  names: readonly string[];
  text: string;
}

const NAME = /(?:`\w+`|[A-Z][\w-]*(?: [\w-]+)*)/.source;
const ENTRY = new RegExp(`^- (${NAME}(?:, ${NAME})*): `);

/** Returns the entries of CHANGELOG.md, in its order. */
export function readChangelog(markdown: string): ChangelogEntry[] {
  const sections = markdown.split(/^### /m).slice(1);
  return sections.flatMap((section) => {
    const heading = section.split('\n', 1)[0]?.replace(/ \d[\d.]*$/, '') ?? '';
    const groups = section.split(/^(?=(?:Added|Changed|Fixed)\b)/m);
    return groups.flatMap((group) =>
      [...group.matchAll(/^- .*(?:\n {2}(?!\|).*)*/gm)].map(([lines]) => {
        const line = lines.replace(/\n\s+/g, ' ');
        const [start = '- ', names] = ENTRY.exec(line) ?? [];
        return {
          section: heading,
          change: /^(?:Added|Changed|Fixed)/.exec(group)?.[0] ?? '',
          names: names?.split(', ') ?? [],
          text: line.slice(start.length),
        };
      }),
    );
  });
}
