import { useEffect } from 'react';
import { ToyCard } from './ToyCard.tsx';
import { useToys } from './useToys.ts';

export function AllToys() {
  const { toys, loading, error } = useToys();

  useEffect(() => {
    document.title = 'All Toys | ToyStore';
  }, []);

  if (loading) return <p>Loading...</p>;
  if (error) return <p>Failed to load toys: {error}</p>;
  return (
    <>
      <section className="page head">
        <h1>Our All Toys</h1>
        <p>{toys.length} Toy Found</p>
        <input type="text" placeholder="Search App..." />
      </section>
      <section className="page">
        <div className="grid">
          {toys.map((toy) => (
            <ToyCard key={toy.toyId} toy={toy} />
          ))}
        </div>
      </section>
    </>
  );
}
