import { defineShop } from '../defineShop.ts';

/** The shop is an example, whose pages of this kind do not exist: `#` is a placeholder. */
const link = (label: string) => ({ label, href: '#' });

export default defineShop({
  name: 'Spielkiste',
  locale: 'de-DE',
  currency: 'EUR',
  priceNote: 'inkl. MwSt., zzgl. Versand',
  brand: 'toybox',
  signIn: ['google', 'apple'],
  themeColor: { light: '#fffdf9', dark: '#141116' },
  footer: {
    columns: [
      {
        title: 'Über uns',
        links: ['Unsere Geschichte', 'Unsere Werkstätten', 'Magazin', 'Jobs'].map(link),
      },
      {
        title: 'Service',
        links: ['Hilfe und Kontakt', 'Versand', 'Rückgabe', 'Zahlungsarten'].map(link),
      },
      {
        title: 'Entdecken',
        links: ['Neuheiten', 'Geschenkideen', 'Gutscheine', 'Sicheres Spielzeug'].map(link),
      },
      {
        title: 'Rechtliches',
        links: [
          ...['Impressum', 'Datenschutz', 'AGB', 'Widerrufsrecht'],
          ...['Vertrag widerrufen', 'Barrierefreiheit'],
        ].map(link),
      },
    ],
    social: [
      { network: 'instagram', href: '#' },
      { network: 'youtube', href: '#' },
      { network: 'facebook', href: '#' },
    ],
    payments: [
      { name: 'PayPal', src: '/brands/paypal.svg' },
      { name: 'Visa', src: '/brands/visa.svg' },
      { name: 'Mastercard', src: '/brands/mastercard.svg' },
      { name: 'Apple Pay', src: '/brands/apple-pay.svg' },
      { name: 'Google Pay', src: '/brands/google-pay.svg' },
    ],
    ageNote: 'Bestellen kannst du ab 18 Jahren.',
  },
});
