/** @jsxRuntime classic */

// biome-ignore lint/correctness/noUnusedImports: Storybook's frame has a React of its own, without the automatic runtime
import * as React from 'react';
import { useEffect, useState } from 'react';
import { addons, types, useChannel } from 'storybook/manager-api';
import type { Edits } from './edits.ts';
import { ASK, EDITS, EXPORT, STATE, type ThemeState } from './messages.ts';
import { ThemePanel } from './ThemePanel.tsx';

const ID = 'toystore/theme';

/** Adds the tab “Theme” below each story. */
export const addThemePanel = () =>
  addons.register(ID, () =>
    addons.add(`${ID}/panel`, {
      type: types.PANEL,
      title: 'Theme',
      render: ({ active }) => (active ? <Connected /> : null),
    }),
  );

function Connected() {
  const [state, setState] = useState<ThemeState>();
  const emit = useChannel({ [STATE]: setState });
  useEffect(() => emit(ASK), [emit]);
  return (
    <ThemePanel
      {...{ state }}
      onEdit={(edits: Edits) => emit(EDITS, edits)}
      onExport={() => emit(EXPORT)}
    />
  );
}
