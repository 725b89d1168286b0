import './host.css';
import { createRoot } from 'react-dom/client';
import { HostPage } from './HostPage.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(<HostPage />);
