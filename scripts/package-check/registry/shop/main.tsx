import '@toystore/ui/styles.css';
import '@toystore/ui/base.css';
import {
  AuthProvider,
  englishAccountTexts,
  loadAccountService,
  useAuth,
  useAuthObserver,
  useSignIn,
} from '@toystore/accounts';
import { CatalogueProvider, englishCatalogueTexts, useCatalogue } from '@toystore/storefront';
import { LoginForm, ToyGrid } from '@toystore/ui';
import { createRoot } from 'react-dom/client';

const firebase = { apiKey: 'any', authDomain: 'demo-x.example', projectId: 'demo-x' };
const url = new URLSearchParams(location.search).get('emulator') ?? '';

function Login() {
  const { signInUser, resetPassword } = useAuth();
  const { pending, failure, run, signIn } = useSignIn<'submit' | 'reset'>({
    onDone: () => undefined,
    onCode: () => undefined, // the test's account has no second step
  });
  return (
    <LoginForm
      loading={pending}
      error={failure}
      registerHref="#register"
      onSignIn={({ email, password }) => signIn('submit', () => signInUser(email, password))}
      onForgotPassword={(email) => run('reset', () => resetPassword(email))}
    />
  );
}

function Shop() {
  useAuthObserver();
  const { user } = useAuth();
  const { toys } = useCatalogue();
  return (
    <main>
      {user ? <h1>Toys for {user.email}</h1> : <Login />}
      <ToyGrid toys={toys} toyHref={({ toyId }) => `#${toyId}`} />
    </main>
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <AuthProvider
    settings={{ firebase, issuer: 'Toys', emulator: { url }, load: loadAccountService }}
    texts={englishAccountTexts}
  >
    <CatalogueProvider url="/toys.json" texts={englishCatalogueTexts}>
      <Shop />
    </CatalogueProvider>
  </AuthProvider>,
);
