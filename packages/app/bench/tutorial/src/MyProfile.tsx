import { type FormEvent, useState } from 'react';
import { useAuth } from './AuthProvider.tsx';

export function MyProfile() {
  const { user, updateUserProfile } = useAuth();
  const [displayName, setDisplayName] = useState(user?.displayName ?? '');
  const [photoURL, setPhotoURL] = useState(user?.photoURL ?? '');

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    updateUserProfile({ displayName, photoURL })
      .then(() => alert('Profile updated successfully!'))
      .catch(console.error);
  };

  return (
    <form className="page" onSubmit={handleSubmit}>
      <h1>{user?.displayName}</h1>
      <p>{user?.email}</p>
      <input value={displayName} onChange={(event) => setDisplayName(event.target.value)} />
      <input value={photoURL} onChange={(event) => setPhotoURL(event.target.value)} />
      <button type="submit" className="button">
        Save Changes
      </button>
    </form>
  );
}
