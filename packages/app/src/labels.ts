import type { PartialUiLabels } from '@toystore/ui';

/** What this shop says in other words than the kit: the exact texts of its specification. */
export const labels: PartialUiLabels = {
  LoginForm: {
    submit: 'Login',
    forgotPassword: 'Forget Password?',
    registerPrompt: 'New to ToyStore?',
  },
  NavAccount: { signIn: 'Sign In', signOut: 'Sign Out' },
  NewPasswordForm: { login: 'Login' },
  NotFound: {
    title: 'Oops! Page not found',
    explanation: 'The page you are looking for has flown off, or was never on this shelf.',
    goHome: 'Go Back Home',
  },
  PageHeader: { found: ({ written }) => `${written} Toy Found` },
  PasswordRules: {
    message:
      'Password must be at least 8 characters, include uppercase, lowercase, number, and special character.',
  },
  ProfileForm: { name: 'Update name', photoURL: 'Update photo URL', submit: 'Save Changes' },
  RegisterForm: { login: 'Login' },
  SearchBox: { field: 'Search App', placeholder: 'Search App...' },
  Slider: { viewMore: 'View More' },
  SliderSkeleton: { loading: 'Loading toys...' },
  SubscribeBlock: { heading: 'Subscribe & start buying' },
  ToyCard: { viewMore: 'View More' },
  ToyDetails: { back: 'All Toy', addToCart: 'Add to Cart' },
  ToyDetailsSkeleton: { loading: 'Loading......' },
};
