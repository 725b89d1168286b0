import { Link } from 'react-router';
import type { ToyRecord } from './useToys.ts';

export function ToyCard({ toy }: { toy: ToyRecord }) {
  return (
    <div className="card">
      <img src={toy.pictureURL} alt={toy.toyName} />
      <h3>{toy.toyName}</h3>
      <p>Rating: {toy.rating}</p>
      <p>Quantity: {toy.availableQuantity}</p>
      <p className="price">Price: ${toy.price.toFixed(2)}</p>
      <Link className="more" to={`/toys/${toy.toyId}`}>
        View More
      </Link>
    </div>
  );
}
