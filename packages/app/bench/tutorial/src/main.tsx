import '@fontsource-variable/figtree';
import '@fontsource-variable/fredoka';
import '../styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AllToys } from './AllToys.tsx';
import { AuthProvider, PrivateRoute } from './AuthProvider.tsx';
import { Home } from './Home.tsx';
import { Layout } from './Layout.tsx';
import { Login } from './Login.tsx';
import { MyProfile } from './MyProfile.tsx';
import { NotFound } from './NotFound.tsx';
import { Register } from './Register.tsx';
import { ToyDetail } from './ToyDetail.tsx';

const router = createBrowserRouter([
  {
    path: '/',
    element: <Layout />,
    children: [
      { index: true, element: <Home /> },
      { path: 'home', element: <Home /> },
      { path: 'alltoy', element: <AllToys /> },
      { path: 'login', element: <Login /> },
      { path: 'register', element: <Register /> },
      {
        path: 'myprofile',
        element: (
          <PrivateRoute>
            <MyProfile />
          </PrivateRoute>
        ),
      },
      {
        path: 'toys/:id',
        element: (
          <PrivateRoute>
            <ToyDetail />
          </PrivateRoute>
        ),
      },
      { path: '*', element: <NotFound /> },
    ],
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </StrictMode>,
  );
}
