declare module 'virtual:guide-tokens' {
  const tokens: Record<string, Record<string, string[]>>;
  export default tokens;
}
