import type { ProviderFace } from './ProviderFace.ts';

/** Facebook's face. */
export const facebookFace: ProviderFace = {
  id: 'facebook.com',
  name: 'Facebook',
  logo: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#0866ff" d="M24 12.044C24 5.417 18.627.044 12 .044s-12 5.373-12 12c0 5.99 4.388 10.955 10.125 11.855v-8.386H7.078v-3.469h3.047V9.4c0-3.007 1.792-4.669 4.533-4.669 1.313 0 2.686.235 2.686.235v2.953h-1.514c-1.49 0-1.955.925-1.955 1.874v2.25h3.328l-.532 3.47h-2.796v8.385C19.612 22.999 24 18.035 24 12.044"/></svg>',
  )}`,
};
