import { footer } from '@shop';
import { FacebookIcon, type FooterProps, InstagramIcon, XIcon, YouTubeIcon } from '@toystore/ui';

const NETWORKS = {
  facebook: { label: 'Facebook', Icon: FacebookIcon },
  instagram: { label: 'Instagram', Icon: InstagramIcon },
  youtube: { label: 'YouTube', Icon: YouTubeIcon },
  x: { label: 'X', Icon: XIcon },
};

/** Returns the content of the shop's footer (specification, section 1). */
export const footerContent = (): Partial<FooterProps> => ({
  ...footer,
  social: footer.social.map(({ network, href }) => ({ ...NETWORKS[network], href })),
});
