import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewPage } from './ReviewPage.tsx';
import type { Review } from './review.ts';

/** `npm run storybook:review` serves this folder, and lists this page. */
const FOLDER = './review';

const meta = {
  title: 'Changed on this branch',
  tags: ['!autodocs', '!test', 'no-screenshot'],
  loaders: [
    async () => {
      const response = await fetch(`${FOLDER}/review.json`);
      if (!response.ok)
        throw new Error('What was compared is missing: run npm run storybook:review.');
      const review: Review = await response.json();
      return { review };
    },
  ],
} satisfies Meta;
export default meta;

/** Lists the pictures, props and tokens that differ from the commit where the branch started. */
export const PicturesPropsAndTokens: StoryObj<typeof meta> = {
  name: 'Pictures, props and tokens',
  render: (_, { loaded }) => (
    <ReviewPage
      review={loaded.review}
      pictureUrl={(name, part) => `${FOLDER}/pictures/${name}-${part}.png`}
    />
  ),
};
