import { Link } from 'react-router';

export function NotFound() {
  return (
    <section className="page">
      <h1>Oops! Page not found</h1>
      <Link to="/home">Go Back Home</Link>
    </section>
  );
}
