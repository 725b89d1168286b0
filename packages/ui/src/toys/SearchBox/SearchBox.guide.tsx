import { expect, userEvent } from 'storybook/test';
import { defineGuide, type GuidePage } from '../../foundations/guide/defineGuide.ts';
import * as stories from './SearchBox.stories.tsx';
import { SearchBox } from './SearchBox.tsx';

const search = { toys: [], onChoose: () => undefined };

const typeThe = async (page: GuidePage) => {
  const input = page.getByRole('combobox');
  await userEvent.type(input, 'the');
  await page.findAllByRole('option');
  return input;
};

export default defineGuide(stories, {
  lead: 'Finds a toy while its name is typed.',
  use: ['at the end of a `PageHeader`; `loadToys` fetches the catalogue when it is first needed'],
  avoid: [
    { when: 'to narrow a list down', instead: 'Filters/FilterPanel' },
    { when: 'to choose one of a few', instead: 'Forms/Select' },
  ],
  pairs: [
    {
      do: { text: 'Say what is searched.', show: <SearchBox {...search} /> },
      dont: {
        text: 'Don’t promise more.',
        show: <SearchBox {...search} labels={{ placeholder: 'Search everything …' }} />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the field. The list is no stop.',
      story: 'Default',
      focuses: ['Search toys'],
    },
    {
      keys: ['Down Arrow'],
      does: 'Moves to the first toy in the list, then to the next; the focus stays in the field.',
      story: 'Default',
      from: typeThe,
      expects: (page) => {
        expect(page.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
        expect(page.getByRole('combobox')).toHaveFocus();
      },
    },
    {
      keys: ['Escape'],
      does: 'Closes the list, and keeps the text.',
      story: 'Default',
      from: typeThe,
      expects: (page) => {
        expect(page.queryByRole('listbox')).toBeNull();
        expect(page.getByRole('combobox')).toHaveValue('the');
      },
    },
    {
      keys: ['Enter'],
      does: 'Chooses the toy that Down Arrow has moved to.',
      story: 'Default',
      from: async (page) => {
        const input = await typeThe(page);
        await userEvent.keyboard('{ArrowDown}');
        return input;
      },
      expects: ({ args }) => expect(args.onChoose).toHaveBeenCalledOnce(),
    },
  ],
  reader: [
    'A `combobox` with a `listbox` (APG, manual selection). The number of matches is announced when it changes: *No toys match*.',
  ],
  words: ['The label is the task: *Search toys*.'],
});
