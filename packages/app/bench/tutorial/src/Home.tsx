import { useEffect } from 'react';
import { Link } from 'react-router';
import { HeroSlider } from './HeroSlider.tsx';
import { ToyCard } from './ToyCard.tsx';
import { useToys } from './useToys.ts';

export function Home() {
  const { toys, loading, error } = useToys();

  useEffect(() => {
    document.title = 'Home | ToyStore';
  }, []);

  if (loading) return <p>Loading toys...</p>;
  if (error) return <p>Failed to load toys: {error}</p>;
  return (
    <>
      <section className="hero">
        <HeroSlider toys={toys} />
      </section>
      <section className="page">
        <h2>Top by Category</h2>
        <div className="grid">
          {toys.slice(0, 6).map((toy) => (
            <div key={toy.toyId}>
              <img src={toy.pictureURL} alt={toy.toyName} />
              <p>{toy.toyName}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="page">
        <h2>Most Top Product</h2>
        <div className="grid">
          {toys.slice(0, 8).map((toy) => (
            <ToyCard key={toy.toyId} toy={toy} />
          ))}
        </div>
        <Link className="button" to="/alltoy">
          All Toy
        </Link>
      </section>
      <section className="page">
        <h2>Subscribe & start buying</h2>
        <input type="email" placeholder="Enter your email" />
        <button type="button" className="button">
          Subscribe
        </button>
      </section>
    </>
  );
}
