import { type DocsContainerProps, Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../CHANGELOG.md?raw';
import { readChangelog } from '../../scripts/documents/changelog.ts';

const entries = readChangelog(changelog).filter(({ section }) => section === '@toystore/ui');

/** Renders what the changelog says about the components of a documentation page; nothing on other pages. */
export function ComponentHistory({ context }: Pick<DocsContainerProps, 'context'>) {
  const [story] = context.componentStories();
  const components = [story?.title.split('/').at(-1), ...Object.keys(story?.subcomponents ?? {})];
  const items = entries.flatMap(({ change, names, text }) => {
    const shown = names.filter((name) => components.includes(name.replaceAll('`', '')));
    return shown.length > 0 ? [`- **${change}** ${shown.join(', ')}: ${text}`] : [];
  });
  return items.length > 0 && <Markdown>{['## History', '', ...items].join('\n')}</Markdown>;
}
