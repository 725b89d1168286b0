/* The README's configuration, with this machine's browser and two workers. */
import config from './playwright.config.js';

export default {
  ...config,
  ...{ workers: 2, fullyParallel: true, reporter: 'list', forbidOnly: true },
  use: { ...config.use, launchOptions: JSON.parse(process.env.LAUNCH_OPTIONS) },
};
