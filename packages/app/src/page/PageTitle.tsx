import { name } from '@shop';
import texts from '@shop/texts/pages';
/**
 * Sets a page's title, in the browser and for previews (https://ogp.me): `{children} | ToyStore` (specification,
 * section 1), or only the shop's name.
 */
export function PageTitle({ children }: { children?: string | undefined }) {
  const title = children === undefined ? name : texts.title({ page: children });
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
    </>
  );
}
