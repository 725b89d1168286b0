import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryModule } from '../../stories/allStates/states.ts';
import { type StateSheetsTest, stateSheetTests } from './playStateSheets.tsx';

const meta = {
  ...stateSheetTests,
  title: 'Conformance/State sheets',
  tags: ['!dev', '!autodocs'],
} satisfies Meta<StateSheetsTest>;
export default meta;

const sheetsOf = (modules: StateSheetsTest['modules']): StoryObj<typeof meta> => ({
  args: { modules },
});

export const Accounts = sheetsOf(import.meta.glob<StoryModule>('../../accounts/**/*.stories.tsx'));
export const Cart = sheetsOf(import.meta.glob<StoryModule>('../../cart/**/*.stories.tsx'));
export const Components = sheetsOf(
  import.meta.glob<StoryModule>('../../components/**/*.stories.tsx'),
);
export const Primitives = sheetsOf(
  import.meta.glob<StoryModule>('../../primitives/**/*.stories.tsx'),
);
export const Toys = sheetsOf(import.meta.glob<StoryModule>('../../toys/**/*.stories.tsx'));
