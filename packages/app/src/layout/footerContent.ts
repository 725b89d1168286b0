import { FacebookIcon, type FooterProps, InstagramIcon, XIcon, YouTubeIcon } from '@toystore/ui';

/** The specification names the links, not where they lead: `#` is a placeholder. */
const link = (label: string) => ({ label, href: '#' });

/** What the shop's footer says (specification, section 1). */
export const footerContent: Partial<FooterProps> = {
  columns: Object.entries({
    'About Us': ['Our Story', 'Our Makers', 'Journal', 'Careers'],
    Support: ['Help Centre', 'Delivery', 'Returns', 'Contact'],
    Attractions: ['Toy Workshop', 'Story Corner', 'Birthday Room', 'Gift Ideas'],
    'More from us': ['Gift Cards', 'Wish Lists', 'New Arrivals', 'Toy Safety'],
  }).map(([title, labels]) => ({ title, links: labels.map(link) })),
  social: [
    { ...link('Facebook'), Icon: FacebookIcon },
    { ...link('Instagram'), Icon: InstagramIcon },
    { ...link('YouTube'), Icon: YouTubeIcon },
    { ...link('X'), Icon: XIcon },
  ],
  payments: [
    { name: 'Apple Pay', src: '/brands/apple-pay.svg' },
    { name: 'Google Pay', src: '/brands/google-pay.svg' },
    { name: 'Visa', src: '/brands/visa.svg' },
    { name: 'Mastercard', src: '/brands/mastercard.svg' },
    { name: 'American Express', src: '/brands/amex.svg' },
    { name: 'PayPal', src: '/brands/paypal.svg' },
  ],
  ageNote: 'Purchasers must be 18 years or older.',
};
