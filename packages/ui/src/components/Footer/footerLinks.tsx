import type { ReactNode } from 'react';
import { FacebookIcon, InstagramIcon, XIcon, YouTubeIcon } from './SocialIcons.tsx';

/** A titled list of links. A link to `#` is a placeholder: following it does nothing. */
export interface FooterColumn {
  title: string;
  links: { label: string; href: string }[];
}

/** A link shown as an icon; its label is its accessible name. */
export interface SocialLink {
  label: string;
  href: string;
  icon: ReactNode;
}

/** One way to pay: its name, and the address of its mark, shown unaltered. */
export interface PaymentMark {
  name: string;
  src: string;
}

const column = (title: string, ...labels: string[]): FooterColumn => ({
  title,
  links: labels.map((label) => ({ label, href: '#' })),
});

export const placeholderColumns: FooterColumn[] = [
  column('About Us', 'Our Story', 'Our Makers', 'Journal', 'Careers'),
  column('Support', 'Help Centre', 'Delivery', 'Returns', 'Contact'),
  column('Attractions', 'Toy Workshop', 'Story Corner', 'Birthday Room', 'Gift Ideas'),
  column('More from us', 'Gift Cards', 'Wish Lists', 'New Arrivals', 'Toy Safety'),
];

export const placeholderSocial: SocialLink[] = [
  { label: 'Facebook', href: '#', icon: <FacebookIcon /> },
  { label: 'Instagram', href: '#', icon: <InstagramIcon /> },
  { label: 'YouTube', href: '#', icon: <YouTubeIcon /> },
  { label: 'X', href: '#', icon: <XIcon /> },
];
