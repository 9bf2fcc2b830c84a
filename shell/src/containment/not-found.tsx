import { Link } from 'shared-ui/router';

/** The page of an address that nobody has (specification: customer side, 2). */
export function NotFound() {
  return (
    <section>
      <h1>404</h1>
      <p>Oops! Page not found</p>
      <Link to="/">Return to Home</Link>
    </section>
  );
}
