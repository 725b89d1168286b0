import { join } from 'node:path';
import { signInProviders } from '../../packages/accounts/src/signInProvider.ts';
import type { LoadedShop } from '../../packages/app/build/shop/loadShop.ts';
import { folderOf, nameOfFile } from '../../packages/app/build/shop/selectedShop.ts';
import { checkCatalogue, ownSource } from '../catalogue/checkCatalogue.ts';
import { countOf } from '../catalogue/findings.ts';

/** Returns what the owner of a shop should decide or finish before it goes live, a sentence each, with where. */
export async function goLiveList(shop: LoadedShop): Promise<string[]> {
  const settings = nameOfFile(join(folderOf(shop.id), 'shop.ts'));
  const links = [...shop.footer.columns.flatMap((column) => column.links), ...shop.footer.social];
  const open = links.filter(({ href }) => href === '#');
  const names = open.map((link) => ('label' in link ? link.label : link.network));
  const placeholders =
    open.length === 0
      ? []
      : [
          `${countOf(open.length, 'link')} of the footer ${open.length === 1 ? 'leads' : 'lead'} nowhere (#), such as "${names[0]}": ${settings}, footer.`,
        ];
  const { language } = new Intl.Locale(shop.locale);
  return [
    ...placeholders,
    `The shop has no legal pages of its own: link your imprint, privacy policy, terms and returns in ${settings}, footer.`,
    `Firebase refuses sign-in methods until its console, Authentication, Sign-in method, has them: ${signInMethods(shop).join(', ')}.`,
    `Firebase sends its own e-mails: set their texts and language (${language}) in its console, Authentication, Templates.`,
    ...(await missingPictures(shop)),
  ];
}

const signInMethods = ({ signIn }: LoadedShop): string[] => [
  'Email/Password',
  ...signIn.map((listed) => (typeof listed === 'string' ? signInProviders[listed] : listed).id),
];

async function missingPictures(shop: LoadedShop): Promise<string[]> {
  const { findings } = await checkCatalogue(ownSource(shop), shop);
  return findings
    .filter(({ area, level }) => area === 'pictures' && level === 'error')
    .map(
      ({ message, subjects: [first] }) =>
        `${message}, the first ${first?.detail} of toy ${first?.toyId}: pictureURL in the catalogue; npm run catalogue:check lists all.`,
    );
}
