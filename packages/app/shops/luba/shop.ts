import { defineShop } from '../defineShop.ts';

/** Where the links lead is not decided: `#` is a placeholder. */
const link = (label: string) => ({ label, href: '#' });

export default defineShop({
  name: 'لعبة',
  locale: 'ar-AE',
  currency: 'AED',
  priceNote: 'شامل ضريبة القيمة المضافة',
  brand: 'luba',
  signIn: ['google', 'microsoft'],
  themeColor: { light: '#fffdf7', dark: '#0f2526' },
  footer: {
    columns: [
      { title: 'من نحن', links: ['قصتنا', 'صنّاع ألعابنا', 'المدوّنة', 'الوظائف'].map(link) },
      {
        title: 'المساعدة',
        links: ['مركز المساعدة', 'التوصيل', 'الإرجاع', 'تواصل معنا'].map(link),
      },
      {
        title: 'أنشطة ممتعة',
        links: ['ورشة الألعاب', 'ركن الحكايات', 'غرفة أعياد الميلاد', 'أفكار للهدايا'].map(link),
      },
      {
        title: 'المزيد منّا',
        links: ['بطاقات الهدايا', 'قوائم الأمنيات', 'وصل حديثًا', 'سلامة الألعاب'].map(link),
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
    ageNote: 'يجب ألا يقلّ عمر المشتري عن 18\u00a0عامًا.',
  },
});
