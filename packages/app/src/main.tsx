import '@fontsource-variable/figtree';
import '@fontsource-variable/fredoka';
import '@toystore/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { CatalogueProvider } from './catalogue/CatalogueProvider.tsx';
import { developerTools } from './developer/developerTools.tsx';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root to draw the shop in.');

createRoot(root).render(
  <StrictMode>
    <AuthProvider>
      <CatalogueProvider>
        <RouterProvider router={createBrowserRouter(routes)} />
      </CatalogueProvider>
      {developerTools}
    </AuthProvider>
  </StrictMode>,
);
