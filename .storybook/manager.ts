import { createElement } from 'react';
import type { API_HashEntry } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { create, styled } from 'storybook/theming';
import { statusOf } from './status.ts';
import { addThemePanel } from './theme/addPanel.tsx';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

const Label = styled.span({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
});

/** Inherits the row's colour, which is readable in both themes and in a selected row. */
const Status = styled.small<{ 'data-status': string }>({
  padding: '0 4px',
  border: '1px solid transparent',
  borderRadius: 4,
  fontSize: 11,
  fontWeight: 400,
  lineHeight: '14px',
  '&[data-status="beta"]': { borderColor: 'currentColor' },
});

addons.setConfig({
  theme: create({ base: dark ? 'dark' : 'light', brandTitle: 'ToyStore', brandUrl: './' }),
  sidebar: {
    renderLabel: ({ type, name, tags }: API_HashEntry) => {
      const status = type === 'component' ? statusOf(tags) : undefined;
      if (status === undefined) return name;
      return createElement(
        Label,
        null,
        name,
        createElement(Status, { 'data-status': status }, status),
      );
    },
  },
});

addThemePanel();
