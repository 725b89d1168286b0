import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import type { DefinedGuide } from './defineGuide.ts';
import { GuideSections } from './GuideSections.tsx';
import { findGuide } from './guides.ts';

/** The documentation page of a component: its guide, or its stories if it has none. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const found = findGuide(preparedMeta.title);
  if (!found) {
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
  return (
    <Suspense>
      <LoadedGuide title={preparedMeta.title} load={found.load} />
    </Suspense>
  );
}

const loading = new Map<string, Promise<DefinedGuide>>();

function LoadedGuide({ title, load }: { title: string; load: () => Promise<DefinedGuide> }) {
  const guide = loading.get(title) ?? load();
  loading.set(title, guide);
  return <GuideSections title={title} guide={use(guide)} />;
}
