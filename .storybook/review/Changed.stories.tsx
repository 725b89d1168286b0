import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Changed on this branch',
  tags: ['!autodocs', '!test', 'no-screenshot'],
} satisfies Meta;
export default meta;

/** Shows the page that `npm run storybook:review -- --build` has written. */
export const PicturesPropsAndTokens: StoryObj<typeof meta> = {
  render: () => (
    <iframe
      src="./review/index.html"
      title="Changed on this branch"
      style={{ display: 'block', width: '100%', height: '100vh', border: 0 }}
    />
  ),
};
