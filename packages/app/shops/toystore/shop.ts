import { defineShop } from '../defineShop.ts';

/** The specification names the links, not where they lead: `#` is a placeholder. */
const link = (label: string) => ({ label, href: '#' });

export default defineShop({
  name: 'ToyStore',
  locale: 'en-US',
  currency: 'USD',
  brand: 'toystore',
  signIn: ['google'],
  themeColor: { light: '#fff8f0', dark: '#1d1731' },
  footer: {
    columns: [
      { title: 'About Us', links: ['Our Story', 'Our Makers', 'Journal', 'Careers'].map(link) },
      { title: 'Support', links: ['Help Centre', 'Delivery', 'Returns', 'Contact'].map(link) },
      {
        title: 'Attractions',
        links: ['Toy Workshop', 'Story Corner', 'Birthday Room', 'Gift Ideas'].map(link),
      },
      {
        title: 'More from us',
        links: ['Gift Cards', 'Wish Lists', 'New Arrivals', 'Toy Safety'].map(link),
      },
    ],
    social: [
      { network: 'facebook', href: '#' },
      { network: 'instagram', href: '#' },
      { network: 'youtube', href: '#' },
      { network: 'x', href: '#' },
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
  },
});
