/* The configuration of the README, with the browser of this machine, and two workers at once. */
import config from './playwright.config.js';

export default {
  ...config,
  ...{ workers: 2, fullyParallel: true, reporter: 'list', forbidOnly: true },
  use: { ...config.use, launchOptions: JSON.parse(process.env.LAUNCH_OPTIONS) },
};
