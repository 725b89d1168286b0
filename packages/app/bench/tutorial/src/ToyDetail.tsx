import { useParams } from 'react-router';
import { useToys } from './useToys.ts';

export function ToyDetail() {
  const { id } = useParams();
  const { toys, loading } = useToys();
  const toy = toys.find(({ toyId }) => String(toyId) === id);

  if (loading) return <p>Loading......</p>;
  if (!toy) return <p>Toy not found</p>;
  return (
    <section className="page">
      <img src={toy.pictureURL} alt={toy.toyName} />
      <h1>{toy.toyName}</h1>
      <p>Quantity: {toy.availableQuantity}</p>
      <p>Price: ${toy.price}</p>
      <p>Rating: {toy.rating}</p>
      <p>Seller: {toy.sellerName}</p>
      <button type="button" className="button">
        Add to Cart
      </button>
      <p>{toy.description}</p>
    </section>
  );
}
