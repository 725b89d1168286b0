/* What `firebase deploy` runs first by itself: firebase.json does not know the build's hashes, nor its project. */

console.error(
  'firebase.json is not whole without a build: its pages would lose their styles. Use: npm run deploy',
);
process.exit(1);
