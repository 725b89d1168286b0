import { expect, userEvent } from 'storybook/test';
import { defineGuide, type GuidePage } from '../../foundations/guide/defineGuide.ts';
import { Button } from '../Button/Button.tsx';
import * as stories from './Menu.stories.tsx';
import { Menu, MenuItem, MenuSeparator } from './Menu.tsx';

const trigger = (page: GuidePage) => page.getByRole('button', { name: 'More' });

export default defineGuide(stories, {
  lead: 'A menu of actions behind a button.',
  use: [
    'for actions that few people need, or that have no room',
    '`variant="danger"` for the one that cannot be undone, last and after a `MenuSeparator`',
  ],
  avoid: [
    { when: 'to choose a value', instead: 'Forms/Select' },
    { when: 'for one or two actions, which can be seen', instead: 'Primitives/Button' },
    { when: 'for the pages of the shop', instead: 'Navigation/NavBar' },
  ],
  pairs: [
    {
      do: {
        text: 'Keep the main action in sight. The menu has the others.',
        show: (
          <div>
            <Button variant="primary">Add to cart</Button>{' '}
            <Menu trigger={<Button>More</Button>}>
              <MenuItem>Save for later</MenuItem>
              <MenuItem>Wrap it as a gift</MenuItem>
              <MenuSeparator />
              <MenuItem variant="danger">Remove</MenuItem>
            </Menu>
          </div>
        ),
      },
      dont: {
        text: 'Don’t hide it among them.',
        show: (
          <Menu trigger={<Button>More</Button>}>
            <MenuItem>Add to cart</MenuItem>
            <MenuItem>Save for later</MenuItem>
          </Menu>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Down Arrow'],
      does: 'On the button: opens the menu. The first item has the focus.',
      story: 'ByKeyboard',
      from: trigger,
      expects: (page) =>
        expect(page.getByRole('menuitem', { name: 'Save for later' })).toHaveFocus(),
    },
    {
      keys: ['Down Arrow'],
      does: 'In the menu: moves to the next item, past disabled ones, and round.',
      story: 'ByKeyboard',
      from: trigger,
      focuses: ['Save for later', 'Wrap it as a gift', 'Remove', 'Save for later'],
    },
    {
      keys: ['Escape'],
      does: 'Closes the menu. The focus returns to the button.',
      story: 'ByKeyboard',
      from: async (page) => {
        trigger(page).focus();
        await userEvent.keyboard('{Enter}');
        return page.findByRole('menuitem', { name: 'Remove' });
      },
      expects: (page) => {
        expect(page.queryByRole('menu')).toBeNull();
        expect(page.getByRole('button', { name: 'More' })).toHaveFocus();
      },
    },
  ],
  reader: [
    'The button announces a menu, and whether it is open. Items are *menuitem*, with their position.',
    'The page stays usable; a press elsewhere closes the menu.',
  ],
  measures: [
    'An item is at least 44 px high, the menu as wide as its trigger, or 11rem if that is more.',
    'Near an edge it opens to the other side, and long texts wrap.',
  ],
  words: ['Verbs, at most four words: *Save for later*.'],
});
