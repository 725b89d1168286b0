import type { Toy } from '@toystore/storefront';
import { toyPath } from '../../src/page/paths.ts';
import { type Channel, plainPrice } from '../channels/channel.ts';
import { SHAPES } from './shapes.ts';
import type { LinkPictures } from './writeLinkPictures.ts';

interface ToyMetaProps {
  toy: Toy;
  /** The page's title. */
  title: string;
  channel: Channel;
  /** The toy's pictures; without them its link shows the shop's. */
  pictures: LinkPictures | undefined;
  /** Whether search engines may list the page. */
  isListed: boolean;
}

/** The longest description that messengers show, in characters. */
const LONGEST = 200;

/** Renders what messengers read of a toy's page (https://ogp.me): they keep pictures for weeks, so the price is only here. */
export function ToyMeta({ toy, title, channel, pictures, isListed }: ToyMetaProps) {
  const url = channel.absoluteUrl(toyPath(toy));
  const description = shortened(toy.description?.trim() || toy.toyName);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isListed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={channel.name} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="product:price:amount" content={plainPrice(toy.price, channel)} />
      <meta property="product:price:currency" content={channel.currency} />
      {(['wide', 'square'] as const).map(
        (shape) =>
          pictures && (
            <Picture key={shape} url={channel.absoluteUrl(pictures[shape])} {...SHAPES[shape]} />
          ),
      )}
      {!pictures && <meta property="og:image" content={channel.absoluteUrl('/og.jpg')} />}
      <meta property="og:image:alt" content={pictures ? toy.toyName : channel.name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={channel.absoluteUrl(pictures?.wide ?? '/og.jpg')} />
    </>
  );
}

/** The properties of a picture follow its address. */
function Picture({ url, width, height }: { url: string; width: number; height: number }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
    </>
  );
}

/** Returns a text of at most the longest length, cut at a space. */
function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').toWellFormed()];
  if (characters.length <= LONGEST) return characters.join('');
  const start = characters.slice(0, LONGEST - 1).join('');
  return `${start.replace(/\s+\S*$/u, '')}…`;
}
