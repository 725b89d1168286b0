import { name } from '@shop';
import texts from '@shop/texts/pages';
/**
 * A page's title, in the browser and where the page is shared (https://ogp.me): `{children} | ToyStore` (specification,
 * section 1), or the shop's name alone.
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
