import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAuth } from './AuthProvider.tsx';

export function Login() {
  const { signInUser, signInWithGoogle, resetPassword } = useAuth();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [error, setError] = useState('');
  const navigate = useNavigate();

  const goHome = (signedIn: Promise<unknown>) =>
    signedIn.then(() => navigate('/home')).catch((problem: Error) => setError(problem.message));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    goHome(signInUser(email, password));
  };

  const handleReset = () => {
    if (!email) return alert('Please enter your email first.');
    resetPassword(email)
      .then(() => alert('Please check your email to reset password'))
      .catch((problem: Error) => setError(problem.message));
  };

  return (
    <form className="page" onSubmit={handleSubmit}>
      <h1>Login</h1>
      <input
        type="email"
        placeholder="Email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <input
        type={visible ? 'text' : 'password'}
        placeholder="Password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="button" onClick={() => setVisible(!visible)}>
        {visible ? 'Hide password' : 'Show password'}
      </button>
      <button type="button" onClick={handleReset}>
        Forget Password?
      </button>
      {error && <p style={{ color: 'red' }}>{error}</p>}
      <button type="submit" className="button">
        Login
      </button>
      <button type="button" className="button" onClick={() => goHome(signInWithGoogle())}>
        Continue with Google
      </button>
      <Link to="/register">Register</Link>
    </form>
  );
}
