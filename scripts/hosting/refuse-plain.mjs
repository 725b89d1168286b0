/* Runs before `firebase deploy`, which must not be used directly: firebase.json lacks the build's hashes and project. */

console.error(
  'firebase.json is incomplete without a build: its pages would lose their styles. Use: npm run deploy',
);
process.exit(1);
