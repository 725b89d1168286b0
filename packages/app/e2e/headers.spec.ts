import { gatherViolations } from '../../auth-emulator/test/policyViolations.ts';
import { expect, test, waitForHydration } from './fixtures.ts';

// The content policy, as a browser enforces it. The headers: test/built/headers.test.ts.

/** URLs of Google's script and of the script that it loads, as of 2026; the second contains a version. */
const GOOGLES_SCRIPTS = [
  'https://apis.google.com/js/api.js?onload=__iframefcb1',
  'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.x.O/m=gapi_iframes/rt=j/cb=gapi.loaded_0?le=scs',
];

test("runs the sign-in scripts of Google's host, but none with a callback in its URL; blocks everything else that the policy refuses, and gathers it to fail an e2e test @core", async ({
  browser,
}) => {
  const context = await browser.newContext(); // no fixture watches it
  const violations = await gatherViolations(context);
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title += "+"' }),
  );
  const page = await context.newPage();
  await page.goto('/login');
  await waitForHydration(page); // which sets the title
  await expect(page).toHaveTitle('Login | ToyStore');
  const add = (urls: string[]) =>
    page.evaluate((sources) => {
      for (const src of sources)
        document.head.append(Object.assign(document.createElement('script'), { src }));
    }, urls);
  await add(GOOGLES_SCRIPTS);
  await expect(page).toHaveTitle('Login | ToyStore++');
  expect(violations).toEqual([]);

  const jsonp = [
    'https://apis.google.com/complete/search?client=chrome&jsonp=alert',
    'https://apis.google.com/js/api.js/../plusone.js?onload=alert',
    'https://apis.google.com/js/client.js?onload=alert',
    'https://apis.google.com/_/?callback=alert',
  ];
  await add(jsonp);
  for (const url of jsonp) {
    await expect.poll(() => violations.join('\n')).toContain(`refused ${new URL(url).href}`);
  }
  await expect(page).toHaveTitle('Login | ToyStore++');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "replaced"';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.body.append(script, style);
    document.body.setAttribute('style', 'color: red');
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example';
    document.body.append(frame);
  });
  for (const refused of [
    'script-src-elem refused inline',
    'style-src-elem refused inline',
    'style-src-attr refused inline',
    'frame-src refused',
  ]) {
    await expect.poll(() => violations.join('\n')).toContain(refused);
  }
  await expect(page).toHaveTitle('Login | ToyStore++');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await context.close();
});
