import type { FooterProps } from '../components/Footer/Footer.tsx';
import type { FooterColumn } from '../components/Footer/footerLinks.ts';
import {
  FacebookIcon,
  InstagramIcon,
  XIcon,
  YouTubeIcon,
} from '../components/Footer/SocialIcons.tsx';

const column = (title: string, ...labels: string[]): FooterColumn => ({
  title,
  links: labels.map((label) => ({ label, href: '#' })),
});

/** A shop's links, for stories. */
export const footerContent: Partial<FooterProps> = {
  columns: [
    column('About Us', 'Our Story', 'Our Makers', 'Journal', 'Careers'),
    column('Support', 'Help Centre', 'Delivery', 'Returns', 'Contact'),
    column('Attractions', 'Toy Workshop', 'Story Corner', 'Birthday Room', 'Gift Ideas'),
    column('More from us', 'Gift Cards', 'Wish Lists', 'New Arrivals', 'Toy Safety'),
  ],
  social: [
    { label: 'Facebook', href: '#', Icon: FacebookIcon },
    { label: 'Instagram', href: '#', Icon: InstagramIcon },
    { label: 'YouTube', href: '#', Icon: YouTubeIcon },
    { label: 'X', href: '#', Icon: XIcon },
  ],
  ageNote: 'Purchasers must be 18 years or older.',
};
