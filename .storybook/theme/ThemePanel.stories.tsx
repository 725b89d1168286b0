import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { kitCss } from '../../packages/ui/src/foundations/brandSheets.ts';
import { type Edits, editTheme } from './edits.ts';
import { ThemePanel, type ThemePanelProps } from './ThemePanel.tsx';

/** The panel with the state that the page beside it would send. */
function Editor({ state: _, onEdit, ...rest }: ThemePanelProps) {
  const [edits, setEdits] = useState<Edits>({});
  const { rows, problems, lowContrast, pairs } = editTheme(kitCss, '', edits, 'edited');
  return (
    <ThemePanel
      {...rest}
      state={{ rows, problems, lowContrast, pairs, brand: 'toystore', edits }}
      onEdit={(next) => {
        setEdits(next);
        onEdit(next);
      }}
    />
  );
}

// Kept out of the sidebar: it is a tab of Storybook's frame.
const meta = {
  title: 'Theme/ThemePanel',
  component: ThemePanel,
  tags: ['!dev', '!autodocs', '!manifest', 'no-screenshot'],
  args: { state: undefined, onEdit: fn(), onExport: fn() },
  render: (args) => <Editor {...args} />,
} satisfies Meta<typeof ThemePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Edited: Story = {
  play: async ({ canvas, args }) => {
    const panel = canvas;
    await expect(panel.getByRole('status')).toHaveTextContent(/^All \d+ pairs of colours/);
    const light = panel.getByRole('textbox', { name: 'on-surface, light' });
    await userEvent.clear(light);
    await userEvent.type(light, '#dddddd{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ 'on-surface': { light: '#dddddd' } });
    await expect(panel.getByRole('status')).toHaveTextContent(
      'color.on-surface on color.background, light',
    );
    await userEvent.click(panel.getByRole('checkbox', { name: 'Only edited (1)' }));
    await expect(panel.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(panel.getByRole('button', { name: 'Reset on-surface' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({});
    await expect(panel.getByText('No token matches.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Export token file' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const NoColour: Story = {
  play: async ({ canvas }) => {
    const panel = canvas;
    await userEvent.type(panel.getByRole('searchbox', { name: 'Find a token' }), 'mint');
    const light = panel.getByRole('textbox', { name: 'mint, light' });
    await userEvent.clear(light);
    await userEvent.type(light, 'minty{Enter}');
    await expect(panel.getByRole('status')).toHaveTextContent('"minty" in CSS');
    await expect(panel.getByRole('textbox', { name: 'mint, light' })).toHaveValue('minty'); // nothing typed is lost
  },
};

export const Waiting: Story = {
  render: (args) => <ThemePanel {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the story …')).toBeVisible();
  },
};
