import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({ base: dark ? 'dark' : 'light', brandTitle: 'ToyStore', brandUrl: './' }),
});
