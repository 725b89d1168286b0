const picture = (slug: string) => `/pictures/${slug}-640.avif`;

const NOT_FOUND = '/pictures/none.avif';

/** A control to choose a story's picture: existing ones, one that is not found, and none. */
export const pictureControl = {
  control: { type: 'select', labels: { [NOT_FOUND]: 'not found', '': 'none' } },
  options: [
    picture('bramble-the-honey-bear'),
    picture('captain-waddles-penguin'),
    picture('pebble-the-sea-otter'),
    picture('tango-the-t-rex'),
    NOT_FOUND,
    '',
  ],
} as const;
