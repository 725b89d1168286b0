import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerWith } from '../../stories/catalogueAnswers.ts';
import { aloneWith } from '../../stories/catalogues.ts';
import { arriveAt, screenOf } from '../../stories/steps/stage.ts';
import toyDetailStories from './ToyDetail.stories.tsx';
import { ToyDetail } from './ToyDetail.tsx';

// Unusual toys that a catalogue may contain. (Storybook would show a doc comment here instead of the parameters.)
const meta = {
  ...toyDetailStories,
  title: 'Screens/Toy detail',
  component: ToyDetail,
  tags: ['!autodocs'],
} satisfies Meta<typeof ToyDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

const NAME = 'Bramble the Honey Bear';

/** The router decodes `%2F` in an id to a slash; the URL keeps it. */
export const EncodedSlashInId: Story = {
  tags: ['no-screenshot', '!dev'],
  parameters: {
    app: { address: '/toys/a%252Fb' },
    msw: [
      answerWith([
        ...aloneWith({ toyName: 'Another toy' }).map((toy) => ({ ...toy, toyId: 'a/b' })),
        ...aloneWith({}).map((toy) => ({ ...toy, toyId: 'a%2Fb' })),
      ]),
    ],
  },
  play: async (stage) => {
    await arriveAt(stage, NAME, NAME);
  },
};

const longText = {
  toyName: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenspielzeug mit Zubehör',
  sellerName: 'Spielwarenmanufakturgesellschaft Oberammergau',
  description: `${'A toy that has a great deal to tell, and takes its time over it. '.repeat(20)}${'Brumm'.repeat(16)}`,
};

export const LongText: Story = {
  parameters: { msw: [answerWith(aloneWith(longText))] },
  play: async (stage) => {
    await arriveAt(stage, longText.toyName, longText.toyName);
    const story = within(screenOf(stage).getByRole('region', { name: 'Description' }));
    await expect(story.getByText(/(Brumm){16}$/)).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
