import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { GuideSections } from './GuideSections.tsx';
import { loadGuide } from './guides.ts';

/** The documentation page of a component: its guide, or its stories if it has none. */
export function ComponentPage() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const guide = use(loadGuide(title));
  if (guide) return <GuideSections title={title} guide={guide} />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
