import { initializeApp } from 'firebase/app';
import { getAuth } from 'firebase/auth';

const app = initializeApp({
  apiKey: 'demo-key',
  authDomain: 'localhost',
  projectId: 'demo-toystore',
});

export const auth = getAuth(app);
