import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryModule } from '../../stories/allStates/states.ts';
import { type StateSheetsTest, stateSheetTests } from './playStateSheets.tsx';

const meta = {
  ...stateSheetTests,
  title: 'Conformance/State sheets',
  tags: ['!dev', '!autodocs'],
  args: {
    modules: import.meta.glob<StoryModule>('../../components/**/*.stories.tsx'),
  },
} satisfies Meta<StateSheetsTest>;
export default meta;

export const Components: StoryObj<typeof meta> = {};
