import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAuth } from './AuthProvider.tsx';

const rule = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/;

export function Register() {
  const { createUser, updateUserProfile } = useAuth();
  const [error, setError] = useState('');
  const navigate = useNavigate();

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    if (!rule.test(text('password'))) {
      return setError(
        'Password must be at least 8 characters, include uppercase, lowercase, number, and special character.',
      );
    }
    if (!data.get('terms')) return setError('Please accept our terms and conditions.');
    try {
      await createUser(text('email'), text('password'));
      await updateUserProfile({ displayName: text('name'), photoURL: text('photo') });
      alert('Please verify your email address!');
      navigate('/login');
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    }
  };

  return (
    <form className="page" onSubmit={handleSubmit}>
      <h1>Register</h1>
      <input name="name" placeholder="Name" required />
      <input name="email" type="email" placeholder="Email" required />
      <input name="photo" placeholder="Photo URL" required />
      <input name="password" type="password" placeholder="Password" required />
      <label>
        <input name="terms" type="checkbox" defaultChecked /> Terms and conditions
      </label>
      {error && <p style={{ color: 'red' }}>{error}</p>}
      <button type="submit" className="button">
        Register
      </button>
      <Link to="/login">Login</Link>
    </form>
  );
}
