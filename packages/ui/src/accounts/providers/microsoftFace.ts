import type { ProviderFace } from './ProviderFace.ts';

/** Microsoft's face: its four squares are unaltered. */
export const microsoftFace: ProviderFace = {
  id: 'microsoft.com',
  name: 'Microsoft',
  logo: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path fill="#f25022" d="M0 0h10v10H0z"/><path fill="#7fba00" d="M11 0h10v10H11z"/><path fill="#00a4ef" d="M0 11h10v10H0z"/><path fill="#ffb900" d="M11 11h10v10H11z"/></svg>',
  )}`,
};
