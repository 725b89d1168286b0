import { type DocsContainerProps, Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../CHANGELOG.md?raw';
import { readChangelog } from '../../scripts/documents/changelog.ts';

const entries = readChangelog(changelog).filter(({ section }) => section === '@toystore/ui');

/** Renders what the changelog says about the components of a documentation page; nothing on other pages. */
export function ComponentHistory({ context }: Pick<DocsContainerProps, 'context'>) {
  const [story] = context.componentStories();
  const names = [story?.title.split('/').at(-1), ...Object.keys(story?.subcomponents ?? {})];
  const history = entries.filter((entry) =>
    names.some((name) => entry.names.includes(`\`${name}\``)),
  );
  if (history.length === 0) return null;
  const items = history.map(
    ({ change, names, text }) => `- **${change}** ${names.join(', ')}: ${text}`,
  );
  return <Markdown>{['## History', '', ...items].join('\n')}</Markdown>;
}
