import type { Browser, Page } from '@playwright/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import type { Media } from '../.storybook/environment/emulateMedia.ts';
import { fewColours, VISITOR } from './browserSettings.ts';
import {
  holdLongTimers,
  pictureBox,
  showStory,
  untilAnswered,
  untilStill,
  viewportOf,
} from './inThePage.ts';
import { LIGHT, type Mode } from './modes.ts';

const ROOM = { width: 1200, height: 900 }; // the viewport that `npm run stories` plays in

/**
 * A page with Storybook's preview in it, which shows story after story: changing the story takes a
 * tenth of the time that loading the page takes.
 */
export class Stage {
  readonly page: Page;
  #room = ROOM;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser, baseURL: string) {
    const context = await browser.newContext({ ...VISITOR, baseURL, viewport: ROOM });
    await context.addInitScript(holdLongTimers);
    const page = await context.newPage();
    await page.exposeFunction('emulateMedia', (media: Media) => page.emulateMedia(media));
    await page.goto('/iframe.html?viewMode=story&globals=a11y.manual:!true');
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
    await page.addStyleTag({ content: fewColours() });
    return new Stage(page);
  }

  /** Renders a story in its own viewport and media, and plays it. */
  async show(id: string) {
    const { options, name } = await this.page.evaluate(viewportOf, id);
    const styles = name ? { ...MINIMAL_VIEWPORTS, ...options }[name]?.styles : undefined;
    this.#room =
      typeof styles === 'object' && styles !== null
        ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
        : ROOM;
    await this.turnTo(LIGHT);
    await this.page.evaluate(showStory, id);
    await this.page.evaluate(untilAnswered);
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
  }

  /** Shows the story that is there in another way. */
  async turnTo({ media, width }: Mode) {
    const room = { ...this.#room, ...(width && { width }) };
    const now = this.page.viewportSize();
    if (now?.width !== room.width || now.height !== room.height) {
      await this.page.setViewportSize(room);
    }
    await this.page.emulateMedia(media);
  }

  /**
   * Waits until nothing moves or loads any more.
   * @param whole do not cut off a tall page
   * @returns where the picture is to be taken
   */
  async box(whole: boolean) {
    await this.page.evaluate(untilStill);
    return this.page.evaluate(pictureBox, whole);
  }
}
