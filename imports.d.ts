/*
 * Modules besides code. A stylesheet is imported for its effect; a CSS module's classes
 * are typed one by one (packages/ui/build/cssTypes.ts), which Vite's own `*.module.css` would hide.
 */
declare module '*.css' {}

declare module '*?raw' {
  const text: string;
  export default text;
}
