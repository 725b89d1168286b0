import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createServer, type Logger } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkShop, requireShop } from './checkShop.ts';
import { copyShop } from './copyShop.ts';
import { folderOf, shopIds } from './selectedShop.ts';
import { shopPlugin } from './shopPlugin.ts';

// Mistakes in a shop's folder: each is reported in a sentence before anything starts.

const PLACE = join(import.meta.dirname, `../../../../.cache/shops-${process.pid}`);

beforeAll(() => {
  mkdirSync(PLACE, { recursive: true });
  const defineShop = join(import.meta.dirname, '../../shops/defineShop.ts');
  const path = relative(PLACE, defineShop).replaceAll('\\', '/');
  writeFileSync(join(PLACE, 'defineShop.ts'), `export * from '${path}';\n`);
});
afterAll(() => rmSync(PLACE, { recursive: true, force: true }));

let copies = 0;

/** Creates a copy of spielkiste that no other test finds. */
function freshCopy(from = 'spielkiste') {
  copies += 1;
  const folder = join(PLACE, `copy${copies}`);
  copyShop(from, folder);
  return { folder, id: relative(folderOf(''), folder) };
}

/** Returns the message about a copy of spielkiste in which one file differs. */
async function problemWith(file: string, change: (text: string) => string): Promise<string> {
  const { folder, id } = freshCopy();
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, `the change of ${file}`).not.toBe(before);
  writeFileSync(path, after);
  const failure = await requireShop(id).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return failure ?? 'nothing';
}

test.each(shopIds())('accepts a copy of %s', async (from) => {
  const { id } = freshCopy(from);
  await expect(requireShop(id)).resolves.toMatchObject({ id });
});

/** Mistakes in each file: a text, its replacement, and the sentence about it. */
const MISTAKES: Record<string, [before: string | RegExp, after: string, sentence: string][]> = {
  'shop.ts': [
    [
      "'de-DE'",
      "'de_DE'",
      'locale "de_DE" should be a BCP 47 tag that Intl supports, such as de-DE.',
    ],
    [
      "'EUR'",
      "'JPY',\n  priceDecimals: 2",
      'shop.ts: priceDecimals 2 should be at most 0, the decimals of JPY.',
    ],
    ["'EUR'", "'EURO'", 'currency "EURO" should be an ISO 4217 code, such as EUR.'],
    [
      "signIn: ['google', 'apple']",
      "signIn: ['gogle']",
      'signIn.0 "gogle" should be one of google, apple, microsoft, facebook, github',
    ],
    [
      '  brand:',
      "  siteUrl: 'toys.example',\n  brand:",
      'siteUrl "toys.example" should be an absolute http(s) URL, such as https://toys.example.',
    ],
    [
      '  brand:',
      "  alternates: { en: 'https://toys.example' },\n  brand:",
      "alternates should name this shop's own address, too, for de-DE or its language.",
    ],
    ["'#fffdf9'", "'white'", 'themeColor.light "white" should be a colour such as #fff8f0.'],
    ["'toybox'", "'Toy Box'", 'brand "Toy Box" should be a name such as toybox.'],
    [
      "'toybox'",
      "'other'",
      'brand.css has no rule for [data-brand="other"], the brand that shop.ts names.',
    ],
    [
      "  name: 'Spielkiste',\n",
      '',
      'shop.ts: name is missing; packages/app/shops/defineShop.ts explains it.',
    ],
    ["'Spielkiste'", "'\u2060'", 'name "\u2060" should be a text without { and }.'],
    ['/brands/visa.svg', '/brands/visum.svg', 'footer.payments.1.src "/brands/visum.svg"'],
    ["'youtube'", "'myspace'", 'footer.social.1.network "myspace" should be one of'],
    [
      "'youtube', href: '#'",
      "'youtube', href: 'toys'",
      'footer.social.1.href "toys" should be an address such',
    ],
    ['  priceNote', '  pricenote', 'shop.ts: pricenote is no setting; there are name,'],
    ['export default', 'export const shop =', 'shop.ts: it should end in export default'],
    ["    ageNote: 'Bestellen kannst du ab 18 Jahren.',\n", '', 'footer.ageNote is missing; '],
  ],
  'brand.css': [
    [
      '"Gabarito Variable fallback", ',
      '',
      'brand.css: "Gabarito Variable" needs "Gabarito Variable fallback" after it,',
    ],
    ['--ts-on-primary:', '--ts-on-primry:', 'brand.css: --ts-on-primry is no token of'],
    ['var(--ts-coral)', 'var(--ts-corall)', 'brand.css: --ts-corall is no token of'],
    [/\}\s*$/, '', 'brand.css: line 6 has a { without its counterpart.'],
    ['light-dark(#fffdf9', 'light-dark((#fffdf9', 'without its counterpart.'],
    [
      'Gabarito Variable"',
      'Gabaritto Variable"',
      'brand.css: "Gabaritto Variable" is not installed: npm install @fontsource-variable/gabaritto',
    ],
  ],
  'texts/login.json': [
    ['"title": ', '"titel": ', 'texts/login.json has no "title".'],
    ['"title": ', '"titel": "x", "title": ', 'texts/login.json: nothing uses "titel".'],
    ['{toy}', '{toys}', 'texts/login.json: "continueTo" is not given {toys}; there is {toy}.'],
    ['{\n', '{\n,', 'texts/login.json cannot be read as JSON: '],
    ['"title": "Anmelden"', '"title": 1', 'texts/login.json: title should be a text.'],
    ['{toy}', '{toy', 'texts/login.json: continueTo: invalid syntax at line 1 col 1'],
    ['Anmelden"', '\u00AD"', 'texts/login.json: title has no visible characters.'],
  ],
  'texts/kit.json': [
    [/"forgotPassword": .*\n/, '', 'texts/kit.json has no "LoginForm.forgotPassword".'],
    [
      'one {{written} Bewertung} ',
      '',
      'texts/kit.json: Rating.count: the plural of {count} has no one; de-DE has one, other.',
    ],
    [
      '{written} Spielsachen gefunden',
      '{anzahl} Spielsachen gefunden',
      'texts/kit.json: "FilterSheet.found" is not given {anzahl}; there is {count}, {written}.',
    ],
    [
      'one {{written} Bewertung}',
      'zero {keine} one {{written} Bewertung}',
      'Rating.count: the plural of {count} has zero, which the language does not have; de-DE has one, other.',
    ],
    ['{\n', '{ "Rating2": { "a": "b" },\n', 'nothing uses "Rating2.a".'],
  ],
  'texts/statements.json': [
    [
      /"sharpPoint": /,
      '"smallPart": "Punkt.", "sharpPoint": ',
      'texts/statements.json: "EU.smallPart" is no hazard of that law.',
    ],
    [
      '"EU": {',
      '"US": {}, "EU": {',
      'texts/statements.json: "US" has no sentence for smallParts, smallBall, containsSmallBall, marble, containsMarble, balloon.',
    ],
    ['"EU": {', '"UK": {}, "EU": {', 'texts/statements.json: "UK" should be one of US, EU.'],
  ],
  'mails/templates.json': [
    ['%LINK%', 'Link', 'mails/templates.json: de.EMAIL_SIGNIN has no %LINK% in its text.'],
    [
      '%EMAIL%',
      '%MAIL%',
      'mails/templates.json: de.EMAIL_SIGNIN has %MAIL%; there are %APP_NAME%, %DISPLAY_NAME%, %EMAIL%, %LINK%, %NEW_EMAIL%.',
    ],
    ['"de"', '"en"', 'mails/templates.json has no e-mails in de.'],
    [
      /,\s+"VERIFY_EMAIL": \{[^}]+\}/,
      '',
      'mails/templates.json has no "de.VERIFY_EMAIL": that e-mail would be English.',
    ],
    ['VERIFY_EMAIL', 'VERIFY', 'mails/templates.json is not as expected at de.VERIFY: '],
    ['{', '', 'mails/templates.json is not JSON: '],
  ],
  'public/toy.json': [
    ['[', '{', 'public/toy.json is not JSON: '],
    [/[\s\S]+/, '{}', 'toy.json: the catalogue is not a list of toys.'],
    ['/pictures/', '/photos/', 'toy.json: pictures without a file: 1, the first /p'],
  ],
};

test.each(
  Object.entries(MISTAKES).flatMap(([file, rows]) => rows.map((row) => [file, ...row] as const)),
)('%s with %j as %j', async (file, before, after, sentence) => {
  const said = await problemWith(file, (text) => text.replace(before, () => after));
  expect(said).toContain(sentence);
  expect(said).toMatch(/^packages\/app\/shops\/.*copy\d+\/[\w./]+:? /);
  expect(said.split('\n')).toHaveLength(
    1 + Number(after.startsWith('"titel": ') && !after.includes('title')),
  );
});

/** The texts of screens are read alike: one file of them is enough. */
const CHECKED = /^(?!texts\/)|^texts\/(?:login|kit|statements)\.json$/;

/** A shop may lack these: its e-mails are English then. */
const OPTIONAL = ['mails/templates.json'];
const FILES = globSync('**/*.*', { cwd: folderOf('spielkiste') })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => CHECKED.test(file));

test.each(FILES)('names %s when it is absent, empty or malformed', async (file) => {
  const { folder, id } = freshCopy();
  const path = join(folder, file);
  const name = `packages/app/shops/${id}/${file}`.replaceAll('\\', '/');
  const contents = /\.(?:png|jpg|svg)$/.test(file) ? [''] : ['', '{', '\0\0\0'];
  for (const content of [undefined, ...contents]) {
    if (content === undefined) rmSync(path);
    else writeFileSync(path, content);
    const { errors } = await checkShop(id);
    const isRight = content === undefined && OPTIONAL.includes(file);
    expect(errors.length > 0, `${content}`).toBe(!isRight);
    for (const error of errors) expect(error, `${content}`).toMatch(/^packages\/.*[.!?]$/);
    if (!isRight) expect(errors.some((error) => error.startsWith(name))).toBe(true);
  }
});

const mkfifoSync = (path: string) => execFileSync('sh', ['-c', `mkfifo '${path}'`]);

test.each([
  ['brand.css', 'folder', mkdirSync],
  ['texts/cart.json', 'pipe', mkfifoSync],
  ['public/toy.json', 'pipe', mkfifoSync],
  ['mails/templates.json', 'pipe', mkfifoSync],
] as const)('says that %s is a %s', async (file, _, create) => {
  const { folder, id } = freshCopy();
  rmSync(join(folder, file));
  create(join(folder, file));
  const { errors } = await checkShop(id);
  expect(errors).toContainEqual(
    expect.stringMatching(`/${file} cannot be read: it is a folder, a pipe or a device\\.$`),
  );
});

test('needs no toy.json if the catalogue is on a host, and warns if that does not answer', async () => {
  const { folder, id } = freshCopy();
  rmSync(join(folder, 'public/toy.json'));
  const { errors, warnings } = await checkShop(id, { VITE_CATALOGUE_URL: 'http://127.0.0.1:9' });
  expect(errors).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/toy\.json could not/),
  ]);
});

test('warns if a price would be shown as another amount', async () => {
  const { folder, id } = freshCopy();
  const file = join(folder, 'shop.ts');
  const settings = readFileSync(file, 'utf8');
  writeFileSync(file, settings.replace("'EUR'", "'EUR',\n  priceDecimals: 0"));
  const { warnings } = await checkShop(id);
  expect(warnings).toContainEqual(
    expect.stringMatching(
      /toy\.json: prices with more decimals than priceDecimals .*: \d+, the first/,
    ),
  );
});

test('the dev server shows a mistake in pages and terminal until it is corrected', async () => {
  const { folder, id } = freshCopy();
  const error = vi.fn<Logger['error']>();
  const info = vi.fn<Logger['info']>();
  const customLogger = { ...silent, error, info };
  const server = await createServer({
    ...{ root: folder, configFile: false, customLogger, plugins: [shopPlugin(id)] },
    ...{ appType: 'custom', server: { middlewareMode: true, ws: false } },
  });
  const send = vi.spyOn(server.ws, 'send');
  try {
    const file = join(folder, 'shop.ts');
    const right = readFileSync(file, 'utf8');
    const message = expect.stringContaining('currency "EURO" should be');
    await vi.waitFor(() => {
      writeFileSync(file, right.replace("'EUR'", "'EURO'")); // again until the watcher is ready
      expect(error).toHaveBeenCalledWith(message, expect.anything());
    }, PATIENCE);
    expect(send).toHaveBeenCalledWith({ type: 'error', err: { message, stack: '' } });
    await vi.waitFor(() => {
      writeFileSync(file, right.replace("'EUR'", "'USD'"));
      expect(send).toHaveBeenCalledWith({ type: 'full-reload' });
    }, PATIENCE);
    const settings = await server.pluginContainer.load('\0shop:@shop');
    expect(JSON.stringify(settings)).toContain('export const currency = \\"USD\\"');
  } finally {
    await server.close();
  }
}, 60_000);

const PATIENCE = { timeout: 20_000, interval: 500 }; // longer than the server waits for an editor

const silent: Logger = {
  ...{ info: () => {}, warn: () => {}, warnOnce: () => {}, error: () => {} },
  ...{ clearScreen: () => {}, hasErrorLogged: () => false, hasWarned: false },
};

test('names colors with too little contrast, and suggests others', async () => {
  const said = await problemWith('brand.css', (css) =>
    css.replace(/--ts-on-primary: [^;]+;/, '--ts-on-primary: #ff8080;'),
  );
  expect(said).toMatch(
    /brand\.css: color\.on-primary on color\.primary, light: \d.* to 1, and text needs 4\.5\./,
  );
});

test('names a missing file', async () => {
  const { folder, id } = freshCopy();
  rmSync(join(folder, 'texts/login.json'));
  rmSync(join(folder, 'brand.css'));
  await expect(requireShop(id)).rejects.toThrow(
    /texts\/login\.json is missing: copy it from .*toystore.*\n.*brand\.css is missing: shop\.ts names the brand "toybox", and only toystore is the kit's own\./,
  );
});

test('accepts a byte order mark, which some editors write', async () => {
  expect(await problemWith('texts/login.json', (text) => `\uFEFF${text}`)).toBe('nothing');
});
