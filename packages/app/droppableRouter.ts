import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the shop does not use of React Router: its forms, fetchers, framework links and all that
 * they import, 12 kB of code. A component that is given a `displayName` counts as used. Only developer tools read it.
 */
export function droppableRouter(): Plugin {
  return {
    name: 'droppable-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = ".*";$/gm, '')
          .replace(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}
