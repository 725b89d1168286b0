import { NavLink, Outlet } from 'react-router';
import { useAuth } from './AuthProvider.tsx';

const marks = ['apple-pay', 'google-pay', 'visa', 'mastercard', 'amex', 'paypal'];

export function Layout() {
  const { user, logOut } = useAuth();
  return (
    <>
      <header className="bar">
        <NavLink className="brand" to="/home">
          ToyStore
        </NavLink>
        <nav>
          <NavLink to="/home">Home</NavLink>
          {user ? (
            <>
              <NavLink to="/myprofile">My Profile</NavLink>
              <button type="button" onClick={() => logOut()}>
                Sign Out
              </button>
            </>
          ) : (
            <>
              <NavLink to="/login">Login</NavLink>
              <NavLink to="/register">Register</NavLink>
            </>
          )}
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
      <footer>
        <p>Purchasers must be 18 years or older.</p>
        <p>
          {marks.map((mark) => (
            <img key={mark} className="mark" src={`/brands/${mark}.svg`} alt="" />
          ))}
        </p>
      </footer>
    </>
  );
}
