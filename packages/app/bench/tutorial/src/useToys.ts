import { useEffect, useState } from 'react';

export interface ToyRecord {
  toyId: number;
  toyName: string;
  sellerName: string;
  price: number;
  rating: number;
  availableQuantity: number;
  description: string;
  pictureURL: string;
}

export function useToys() {
  const [toys, setToys] = useState<ToyRecord[]>([]);
  const [loading, setLoading] = useState(true);
  const [error, setError] = useState('');

  useEffect(() => {
    fetch('/toy.json')
      .then((response) => response.json())
      .then(setToys)
      .catch((problem: Error) => setError(problem.message))
      .finally(() => setLoading(false));
  }, []);

  return { toys, loading, error };
}
